import { isSeaLine } from '#contract/services/serviceLine.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { portCodePattern } from '#contract/protocol/portCode.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { equipmentsOf } from './dcsaEquipment.ts';
import { onOneLine, upTo } from './dcsaGoods.ts';
import { tradeMessages } from './messages.ts';

const contactOf = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  name: upTo(35, name),
  phone: upTo(30, phone),
  email: upTo(100, email),
});

const addressLineMax = 250;

const addressLinesOf = (address: string): string[] => {
  const first = upTo(addressLineMax, address) ?? '';
  return [first, address.slice(first.length).trim()].filter((line) => line !== '');
};

const partyOf = ({ name, address, telephone, email }: NonNullable<Order['shipper']>) => ({
  partyName: upTo(70, name),
  addressLines: addressLinesOf(onOneLine(address)),
  partyContactDetails: [contactOf({ name, phone: telephone, email })],
});

const notifyPartyOf = ({ notifyParty }: Order) => {
  if (!notifyParty || notifyParty.sameAsConsignee) return undefined;
  const { name, address, telephone } = notifyParty;
  const party = partyOf({ name, address, telephone, email: '' });
  return [{ party: telephone === '' ? { ...party, partyContactDetails: undefined } : party, partyFunction: 'N1' }];
};

const partiesOf = (order: Order) => ({
  shipper: order.shipper ? partyOf(order.shipper) : undefined,
  consignee: order.consignee
    ? { ...partyOf(order.consignee), isNotifyParty: order.notifyParty?.sameAsConsignee ?? false }
    : undefined,
  other: notifyPartyOf(order),
});

const locationOf = ({ code, nameZh }: Offer['origin'], locationTypeCode: 'POL' | 'POD') => ({
  location: { locationName: upTo(100, nameZh), UNLocationCode: portCodePattern.test(code) ? code : undefined },
  locationTypeCode,
});

const receiptTypeOf = ({ line, details }: Order): 'CY' | 'SD' | 'CFS' => {
  if (line === 'lcl' || details['loading'] === 'station') return 'CFS';
  return details['loading'] === 'factory' || details['haulage'] === true ? 'SD' : 'CY';
};

const voyageOf = ({ sailing }: Offer, { details }: Order) => {
  if (sailing === null) {
    const day = details['departureDay'] || details['loadingDay'] || details['warehouseDay'] || details['cargoReadyDay'];
    return { expectedDepartureDate: day || undefined };
  }
  return {
    carrierCode: sailing.carrierCode,
    carrierCodeListProvider: 'SMDG',
    vessel: { name: upTo(50, sailing.vessel) },
    carrierServiceCode: upTo(11, sailing.service),
    carrierExportVoyageNumber: upTo(50, sailing.voyage),
    expectedDepartureDate: chinaDayOf(new Date(sailing.estimatedTimeOfDeparture)),
  };
};

/**
 * An order as the `CreateBooking` of DCSA Booking 2.0.5; what was not asked is left out. Advance manifest filings are not
 * in it: a carrier names them when it confirms. Refused for what does not go by sea, and for tanks rented by the day.
 */
export const bookingOf = ({ orderNo, order, offer }: contract.OrderDetail) => {
  if (!isSeaLine(order.line))
    throw new Refusal(codes.badInput, tradeMessages.exportSeaOnly(allLines[order.line].nameZh));
  if (offer.destination === null) throw new Refusal(codes.badInput, tradeMessages.exportUnknownPlace);
  const isShared = order.line === 'lcl';
  const { details } = order;
  return {
    receiptTypeAtOrigin: receiptTypeOf(order),
    deliveryTypeAtDestination: isShared ? 'CFS' : 'CY',
    cargoMovementTypeAtOrigin: isShared ? 'LCL' : 'FCL',
    cargoMovementTypeAtDestination: isShared ? 'LCL' : 'FCL',
    freightPaymentTermCode: details['freightPayment'] === 'collect' ? 'COL' : 'PRE',
    extendedContractQuotationReference: upTo(70, offer.id),
    ...voyageOf(offer, order),
    isPartialLoadAllowed: false,
    isExportDeclarationRequired: true,
    transportDocumentTypeCode: details['billOfLading'] === 'seaWaybill' ? 'SWB' : 'BOL',
    incoTerms: details['incoterm'],
    isEquipmentSubstitutionAllowed: false,
    references: [{ type: 'CR', value: orderNo }],
    documentParties: partiesOf(order),
    partyContactDetails: [contactOf(order.bookingContact)],
    shipmentLocations: [locationOf(offer.origin, 'POL'), locationOf(offer.destination, 'POD')],
    requestedEquipments: equipmentsOf(order),
  };
};

/** The same as a file. */
export const bookingExport = (detail: contract.OrderDetail): OutputOf<typeof contract.orderExport> => ({
  fileName: `${detail.orderNo}-DCSA-Booking-2.0.json`,
  contentType: 'application/json; charset=utf-8',
  content: `${JSON.stringify(bookingOf(detail), null, 2)}\n`,
});
