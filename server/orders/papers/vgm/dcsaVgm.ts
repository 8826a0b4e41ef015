import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { VgmContainer, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { verifiedKg } from '#contract/orders/vgm/vgmChecks.ts';
import { isShipperOwned, sizeCodeOf } from '#server/orders/dcsa/dcsaEquipment.ts';
import { phoneOf, upTo } from '#server/orders/dcsa/dcsaGoods.ts';

const kilograms = (value: number) => ({ value, unit: 'KGM' as const });

/** The ISO 6346 code of a container; a rented tank is one of its kind. */
export const isoCodeOf = ({ line }: Pick<OrderDetail, 'line'>, { containerType }: VgmContainer): string | undefined =>
  sizeCodeOf({ line }, containerType.replace(/^RENT-/, ''));

const voyageOf = ({ offer: { sailing } }: Pick<OrderDetail, 'offer'>) =>
  sailing
    ? {
        carrierCode: sailing.carrierCode,
        carrierCodeListProvider: 'SMDG',
        exportVoyageNumberOrReference: { carrierVoyageNumber: sailing.voyage },
        portOfLoading: { UNLocationCode: sailing.orgPortCode },
        portOfDischarge: { UNLocationCode: sailing.dstPortCode },
        vesselName: upTo(50, sailing.vessel),
      }
    : undefined;

const equipmentOf = (detail: OrderDetail, container: VgmContainer) => {
  const { containerNo, tareKg } = container;
  const sealNo = detail.shipment?.containers.find((each) => each.containerNo === containerNo)?.sealNo ?? '';
  return {
    equipmentReference: containerNo,
    ISOEquipmentCode: isoCodeOf(detail, container),
    isShipperOwned: isShipperOwned({ line: detail.line, details: detail.order.details }),
    seals: sealNo === '' ? undefined : [{ number: upTo(15, sealNo) }],
    ...(tareKg > 0 && {
      cargoGrossWeight: kilograms(verifiedKg(container) - tareKg),
      tareWeight: kilograms(tareKg),
    }),
  };
};

/** A submitted version as `PostVGMDeclarationsRequest` of DCSA Verified Gross Mass 1.0: a declaration for each container. */
export const vgmDeclarationsOf = (
  detail: OrderDetail,
  { content, submittedAt }: VgmVersion,
  carrierBookingReference: string,
) => ({
  VGMDeclarations: content.containers.map((container) => {
    const isWeighed = container.method === '1';
    return {
      declarationReference: `VGM-${detail.orderNo}-${container.containerNo}`,
      declarationDateTime: submittedAt,
      VGM: {
        weight: kilograms(verifiedKg(container)),
        method: isWeighed ? 'SM1' : 'SM2',
        dateTime: isWeighed ? `${container.weighedOn}T00:00:00+08:00` : undefined,
        certificationReference: isWeighed ? container.certificateNo : undefined,
      },
      equipmentDetails: equipmentOf(detail, container),
      shipmentDetails: { carrierBookingReference },
      vesselVoyageDetails: voyageOf(detail),
      responsibleParty: {
        partyName: content.responsible,
        contactDetails: { name: content.signatory, phone: phoneOf(content.telephone) },
      },
      authorizedPersonSignatory: content.signatory,
      weighingParty: isWeighed ? { partyName: container.weighedBy } : undefined,
    };
  }),
});
