import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { billLines, billLinesMax } from '#contract/orders/billLines.ts';
import { isToOrder } from '#contract/orders/instructionChecks.ts';
import type { instructionExport, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import { isShipperOwned, sizeCodeOf } from '#server/orders/dcsa/dcsaEquipment.ts';
import { contactOf, latinOrShipper } from '#server/orders/dcsa/dcsaParties.ts';
import { upTo } from '#server/orders/dcsa/dcsaGoods.ts';
import { packageKind } from '#server/orders/dangerousPapers/packageText.ts';
import { instructionMessages } from './instructionMessages.ts';

type Party = ShippingInstruction['shipper'];

const partyOf = ({ name, address, telephone, email }: Party) => {
  const contact = contactOf(name, { phone: telephone, email });
  const displayedAddress = billLines(address);
  return {
    partyName: upTo(70, name),
    displayedAddress: displayedAddress.length > 0 ? displayedAddress : undefined,
    partyContactDetails: contact && [contact],
  };
};

const termsOf = ({ billType, originals, freightTerm, consignee }: ShippingInstruction) => ({
  transportDocumentTypeCode: billType === 'seaWaybill' ? 'SWB' : 'BOL',
  isShippedOnBoardType: true,
  freightPaymentTermCode: freightTerm === 'collect' ? 'COL' : 'PRE',
  isElectronic: false,
  isToOrder: isToOrder(consignee),
  // a bill that is surrendered by telex is issued in no original
  numberOfOriginalsWithoutCharges:
    billType === 'seaWaybill' ? undefined : billType === 'original' ? Number(originals) : 0,
});

const itemsOf = ({ order }: OrderDetail, { lines, marks, letterOfCredit }: ShippingInstruction, booking: string) =>
  order.cargo.map(({ packagingCode }, cargo) => {
    const own = lines.filter((line) => line.cargo === cargo);
    const descriptions = [...new Set(own.map(({ description }) => description))];
    const shippingMarks = billLines(marks);
    return {
      carrierBookingReference: booking,
      descriptionOfGoods: [...descriptions, cargo === 0 ? letterOfCredit : '']
        .flatMap(billLines)
        .slice(0, billLinesMax.description),
      HSCodes: [...new Set(own.map(({ hsCode }) => hsCode))],
      shippingMarks: shippingMarks.length > 0 ? shippingMarks : undefined,
      cargoItems: own.map(({ containerNo, grossKg, volumeM3, packages }) => ({
        equipmentReference: containerNo,
        weight: grossKg,
        weightUnit: 'KGM' as const,
        volume: volumeM3,
        volumeUnit: 'MTQ' as const,
        outerPackaging: { numberOfPackages: packages, description: packageKind({ packagingCode, packages }) },
      })),
    };
  });

const equipmentsOf = ({ line, order, shipment }: OrderDetail, { lines }: ShippingInstruction) => {
  const ordering = { line, details: order.details };
  const isOwn = isShipperOwned(ordering);
  return [...new Set(lines.map(({ containerNo }) => containerNo))].map((equipmentReference) => {
    const sealNo = lines.find(({ containerNo }) => containerNo === equipmentReference)?.sealNo ?? '';
    if (sealNo === '') throw new ApiError(codes.badInput, instructionMessages.sealMissing(equipmentReference));
    const seals = [{ number: sealNo }];
    if (!isOwn) return { isShipperOwned: isOwn, equipmentReference, seals };
    const known = shipment?.containers.find(({ containerNo }) => containerNo === equipmentReference);
    const ordered = order.items.length === 1 ? order.items[0]?.code : undefined;
    const size = known?.type ?? ordered ?? '';
    const tareWeight = known?.tareKg ?? Number(order.details['tareKg'] ?? 0);
    const ISOEquipmentCode = sizeCodeOf(ordering, size);
    if (ISOEquipmentCode === undefined || !(tareWeight > 0))
      throw new ApiError(codes.badInput, instructionMessages.equipmentUnknown(equipmentReference));
    return {
      isShipperOwned: isOwn,
      equipment: { equipmentReference, ISOEquipmentCode, tareWeight, weightUnit: 'KGM' as const },
      seals,
    };
  });
};

/**
 * A submitted instruction as `CreateShippingInstructions` of DCSA Bill of Lading 3.0.0, which takes the dangerous goods
 * from the booking. Rejects it without the carrier's booking number, without a container of its own, without a seal, and
 * shipper-owned containers of unknown size or tare.
 */
export const shippingInstructionsOf = (detail: OrderDetail, instruction: ShippingInstruction) => {
  const { orderNo, order, shipment } = detail;
  const booking = upTo(35, shipment?.carrierBookingNo ?? '');
  if (booking === undefined) throw new ApiError(codes.badInput, instructionMessages.bookingMissing);
  const loose = instruction.lines.findIndex(({ containerNo }) => containerNo === '');
  if (loose !== -1)
    throw apiErrorAt(`lines.${loose}.containerNo`, codes.badInput, instructionMessages.containerMissing);
  const { name, phone, email } = order.bookingContact;
  const person = contactOf(latinOrShipper(name, order), { phone, email });
  if (!person) throw new ApiError(codes.badInput, instructionMessages.contactMissing);
  const { shipper, consignee, notifyParties } = instruction;
  return {
    ...termsOf(instruction),
    partyContactDetails: [person],
    documentParties: {
      shipper: partyOf(shipper),
      consignee: partyOf(consignee),
      notifyParties: notifyParties.length > 0 ? notifyParties.map(partyOf) : undefined,
    },
    consignmentItems: itemsOf(detail, instruction, booking),
    utilizedTransportEquipments: equipmentsOf(detail, instruction),
    references: [{ type: 'CR', value: orderNo }],
  };
};

/** The same as a file. */
export const instructionFile = (
  detail: OrderDetail,
  instruction: ShippingInstruction,
): OutputOf<typeof instructionExport> => ({
  fileName: `${detail.orderNo}-DCSA-Shipping-Instructions-3.0.json`,
  contentType: 'application/json; charset=utf-8',
  content: `${JSON.stringify(shippingInstructionsOf(detail, instruction), null, 2)}\n`,
});
