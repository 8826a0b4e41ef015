import { inArray } from 'drizzle-orm';
import { isSeaService } from '#contract/services/serviceCode.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { apiErrorAt, codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { equipmentsOf } from './dcsaEquipment.ts';
import { missingForExport } from './dcsaMissing.ts';
import { bookingContactsOf, partiesOf } from './dcsaParties.ts';
import { locationsOf, movementOf, voyageOf } from './dcsaTransport.ts';
import { tradeMessages } from '#server/orders/messages.ts';

/** What an export names besides the order: who books, and the ports in English by code. */
interface Names {
  operatorName: string;
  portNames: ReadonlyMap<string, string>;
}

const exportable = ({ order, offer: quote }: contract.OrderDetail) => {
  if (!isSeaService(order.line))
    throw new ApiError(codes.badInput, tradeMessages.exportSeaOnly(allServices[order.line].nameZh));
  const { origin, destination } = quote;
  if (destination === null) throw new ApiError(codes.badInput, tradeMessages.exportUnknownPlace);
  const missing = missingForExport(order);
  const [first] = missing;
  if (first) {
    const namesZh = missing.map(({ nameZh }) => nameZh);
    throw apiErrorAt(first.path, codes.badInput, tradeMessages.exportMissing(namesZh));
  }
  return { origin, destination };
};

/**
 * An order as the `CreateBooking` of DCSA Booking 2.0.5; missing values are left out, and our own quotation numbers are
 * none of the carrier's. Advance manifest filings are not included: a carrier names them when it confirms. Rejects
 * orders that do not go by sea, tanks rented by the day, and what a carrier abroad could not read.
 */
export const bookingOf = (detail: contract.OrderDetail, { operatorName, portNames }: Names) => {
  const places = exportable(detail);
  const { orderNo, order, offer: quote } = detail;
  const { details } = order;
  return {
    ...movementOf(order),
    freightPaymentTermCode: details['freightPayment'] === 'collect' ? 'COL' : 'PRE',
    ...voyageOf(quote, order),
    isPartialLoadAllowed: false,
    isExportDeclarationRequired: true,
    transportDocumentTypeCode: details['billOfLading'] === 'seaWaybill' ? 'SWB' : 'BOL',
    incoTerms: details['incoterm'],
    isEquipmentSubstitutionAllowed: false,
    references: [{ type: 'CR', value: orderNo }],
    documentParties: partiesOf(order, { orderNo, operatorName }),
    partyContactDetails: bookingContactsOf(order),
    shipmentLocations: locationsOf(order, places, portNames),
    requestedEquipments: equipmentsOf(order),
  };
};

/** The English names of a quote's ports by code. */
export const portNamesOf = async (
  db: Database,
  { origin, destination }: Pick<contract.OrderDetail['offer'], 'origin' | 'destination'>,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ code: ports.code, nameEn: ports.nameEn })
    .from(ports)
    .where(inArray(ports.code, [origin.code, destination?.code ?? '']));
  return new Map(rows.map(({ code, nameEn }) => [code, nameEn]));
};

/** The same as a file. */
export const bookingExport = async (
  db: Database,
  detail: contract.OrderDetail,
  operatorName: string,
): Promise<OutputOf<typeof contract.orderExport>> => {
  const portNames = await portNamesOf(db, detail.offer);
  return {
    fileName: `${detail.orderNo}-DCSA-Booking-2.0.json`,
    contentType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(bookingOf(detail, { operatorName, portNames }), null, 2)}\n`,
  };
};
