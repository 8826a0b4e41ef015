import { quoteField } from '#contract/booking/promisedPrice.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';

/** A path as DCSA writes it below `$`: `requestedEquipments[0].units`. */
export const shownPath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** Rejects a property of a booking, by dotted path. */
export const rejected = (path: string, why: string, code: string = codes.badInput): ApiError =>
  apiErrorAt(path, code, why);

const partyFields = {
  name: 'partyName',
  address: 'addressLines',
  telephone: 'partyContactDetails.0.phone',
  email: 'partyContactDetails.0.email',
} as const;

/** Where a booking states the fields of a party of an order. */
const partyPath = (party: string, field: string | undefined): string => {
  const own = field === undefined ? undefined : (partyFields as Readonly<Record<string, string>>)[field];
  return own === undefined ? party : `${party}.${own}`;
};

const cargoFields: Readonly<Record<string, string>> = {
  nameZh: 'commodityType',
  nameEn: 'commodityType',
  hsCode: 'extendedHSCodes',
  packagingCode: 'outerPackaging.imoPackagingCode',
  packages: 'outerPackaging.numberOfPackages',
  grossKg: 'cargoGrossWeight.value',
  volumeM3: 'cargoGrossVolume.value',
};

const dangerousFields: Readonly<Record<string, string>> = {
  unNumber: 'UNNumber',
  packingGroup: 'packingGroup',
  properShippingName: 'properShippingName',
  technicalName: 'technicalName',
  declaredGroups: 'segregationGroups',
  hazardClass: 'imoClass',
  subsidiaryHazards: 'subsidiaryRisk1',
  flashPoint: 'limits.flashPoint',
  limitedQuantity: 'isLimitedQuantity',
  exceptedQuantity: 'isExceptedQuantity',
  controlTemperature: 'limits.transportControlTemperature',
  emergencyTemperature: 'limits.transportEmergencyTemperature',
  packagingMark: 'additionalContainerCargoHandling',
  innerPackaging: 'innerPackagings',
  acidAlkaliStatement: 'additionalContainerCargoHandling',
  competentAuthorityApproval: 'competentAuthorityApproval',
  netKg: 'netWeight.value',
  emergencyContact: 'emergencyContactDetails.contact',
  emergencyPhone: 'emergencyContactDetails.phone',
};

const otherFields: Readonly<Record<string, string>> = {
  items: 'requestedEquipments',
  cargo: 'requestedEquipments',
  remark: 'references',
  offerId: 'expectedDepartureDate',
  'details.owner': 'requestedEquipments.0.isShipperOwned',
  'details.tareKg': 'requestedEquipments.0.tareWeight.value',
  'details.incoterm': 'incoTerms',
  'details.cargoReadyDay': 'expectedDepartureFromPlaceOfReceiptDate',
  'details.freightPayment': 'freightPaymentTermCode',
  'details.billOfLading': 'transportDocumentTypeCode',
  'bookingContact.name': 'partyContactDetails.0.name',
  'bookingContact.phone': 'partyContactDetails.0.phone',
  'bookingContact.email': 'partyContactDetails.0.email',
};

/** Where a booking states what an order is read from. */
export interface BookedAt {
  /** The path of the commodity of each cargo item. */
  cargo: readonly string[];
  /** The path of the party to notify. */
  notify: string;
}

/** The property of a booking that a field of its order was read from; undefined for what is not of the booking. */
export const bookingPathOf = (field: string, at: BookedAt): string | undefined => {
  if (field === quoteField) return 'extendedContractQuotationReference';
  if (!field.startsWith('order.')) return field;
  const [head = '', second, third = '', fourth = ''] = field.split('.').slice(1);
  if (head === 'shipper' || head === 'consignee') return partyPath(`documentParties.${head}`, second);
  if (head === 'notifyParty') return partyPath(at.notify, second);
  const commodity = head === 'cargo' ? at.cargo[Number(second)] : undefined;
  if (commodity !== undefined) {
    const goods = `${commodity}.outerPackaging.dangerousGoods.0`;
    if (third === 'dangerous' || third === 'details') return `${goods}.${dangerousFields[fourth] ?? 'UNNumber'}`;
    return `${commodity}.${cargoFields[third] ?? 'commodityType'}`;
  }
  return otherFields[`${head}.${second}`] ?? otherFields[head];
};
