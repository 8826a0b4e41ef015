import type { Order } from '#contract/booking/orderForm.ts';
import type { InvoiceRequest } from '#contract/orders/invoice.ts';
import type { ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { VgmDeclaration } from '#contract/orders/vgm/vgm.ts';

/** Replaces a person's name, phone or mail. */
const masked = '（已删除）';

type Decisions = Readonly<Record<string, 'masked' | 'kept'>>;

const dangerousGoods: Decisions = {
  'cargo.*.dangerous.unNumber': 'kept',
  'cargo.*.dangerous.properShippingName': 'kept',
  'cargo.*.dangerous.technicalName': 'kept',
  'cargo.*.dangerous.declaredGroups': 'kept',
  'cargo.*.dangerous.hazardClass': 'kept',
  'cargo.*.dangerous.subsidiaryHazards.*': 'kept',
  'cargo.*.dangerous.flashPoint': 'kept',
  'cargo.*.dangerous.controlTemperature': 'kept',
  'cargo.*.dangerous.emergencyTemperature': 'kept',
  'cargo.*.dangerous.packagingMark': 'kept',
  'cargo.*.dangerous.innerPackaging': 'kept',
  'cargo.*.dangerous.competentAuthorityApproval': 'kept',
  'cargo.*.dangerous.emergencyContact': 'masked',
  'cargo.*.dangerous.emergencyPhone': 'masked',
  'cargo.*.dangerous.charcoal.producedOn': 'kept',
  'cargo.*.dangerous.charcoal.packedOn': 'kept',
  'cargo.*.dangerous.charcoal.materialTemperature': 'kept',
  'cargo.*.dangerous.charcoal.ambientTemperature': 'kept',
  'cargo.*.dangerous.listed.edition': 'kept',
  'cargo.*.dangerous.listed.ems': 'kept',
  'cargo.*.dangerous.listed.segregationCodes.*': 'kept',
  'cargo.*.dangerous.listed.segregationGroups.*': 'kept',
  'cargo.*.dangerous.listed.limitedQuantityLimit': 'kept',
  'cargo.*.dangerous.listed.exceptedQuantityCode': 'kept',
  'cargo.*.dangerous.listed.tankInstruction': 'kept',
  'cargo.*.dangerous.listed.properShippingName': 'kept',
  'cargo.*.dangerous.listed.flashPoint': 'kept',
  'cargo.*.dangerous.listed.packingInstruction': 'kept',
  'cargo.*.dangerous.listed.ibcInstruction': 'kept',
  'cargo.*.dangerous.listed.nameZh': 'kept',
  'cargo.*.dangerous.listed.hazardClass': 'kept',
  'cargo.*.dangerous.listed.subsidiaryNote': 'kept',
  'cargo.*.dangerous.listed.stowageCategory': 'kept',
  'cargo.*.dangerous.listed.stowageCodes.*': 'kept',
  'cargo.*.dangerous.listed.packingProvisions.*': 'kept',
  'cargo.*.dangerous.listed.airPassengerLimit': 'kept',
  'cargo.*.dangerous.listed.airCargoLimit': 'kept',
  'cargo.*.dangerous.listed.specialProvisions.*': 'kept',
  'cargo.*.dangerous.listed.openColumns.*': 'kept',
};

/** The own fields of all services. */
const details: Decisions = {
  'details.loadingAddress': 'kept',
  'details.marks': 'kept',
  'details.reportNo': 'kept',
  'details.temperature': 'kept',
  'details.returnPlace': 'kept',
  'details.previousCargoes': 'kept',
  'details.emergencyContact': 'masked',
  'details.emergencyPhone': 'masked',
  'details.bookingNumber': 'kept',
  'details.vessel': 'kept',
  'details.truckPlate': 'masked',
  'details.driver': 'masked',
  'details.returnTerminal': 'kept',
  'details.billNumber': 'kept',
  'details.sealNumbers': 'kept',
  'details.postAddress': 'masked',
  'details.loadingContact': 'masked',
  'details.unloadingAddress': 'kept',
  'details.unloadingContact': 'masked',
  'details.deliveryAddress': 'kept',
  'details.receiver': 'masked',
  'details.licenceNumber': 'kept',
  'details.purpose': 'kept',
  'cargo.*.details.packingInstruction': 'kept',
};

/** How each text of an order is masked when its account is closed, by path; keep removed fields in this list. */
export const orderDecisions: Decisions = {
  offerId: 'kept',
  'items.*.code': 'kept',
  'cargo.*.nameZh': 'kept',
  'cargo.*.nameEn': 'kept',
  'cargo.*.hsCode': 'kept',
  'cargo.*.packagingCode': 'kept',
  ...dangerousGoods,
  'shipper.name': 'kept',
  'shipper.address': 'kept',
  'shipper.telephone': 'masked',
  'shipper.email': 'masked',
  'consignee.name': 'kept',
  'consignee.address': 'kept',
  'consignee.telephone': 'masked',
  'consignee.email': 'masked',
  'notifyParty.name': 'kept',
  'notifyParty.address': 'kept',
  'notifyParty.telephone': 'masked',
  'bookingContact.name': 'masked',
  'bookingContact.phone': 'masked',
  'bookingContact.email': 'masked',
  'papersHeld.*': 'kept',
  remark: 'masked',
  protocolVersion: 'kept',
  ...details,
};

/** The same for an invoice: printed data are not masked. */
export const invoiceDecisions: Decisions = {
  companyName: 'kept',
  taxpayerId: 'kept',
  registeredAddress: 'kept',
  registeredPhone: 'kept',
  bank: 'kept',
  bankAccount: 'kept',
  receiverName: 'masked',
  receiverPhone: 'masked',
  receiverEmail: 'masked',
  region: 'kept',
  address: 'masked',
};

const withMasked = (value: unknown, decisions: Decisions, path: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((one) => withMasked(one, decisions, [...path, '*']));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, withMasked(field, decisions, [...path, name])]),
    );
  const isMasked = typeof value === 'string' && value !== '' && decisions[path.join('.')] === 'masked';
  return isMasked ? masked : value;
};

/**
 * An order as the law requires it to be stored: goods, route, parties and prices, without any person's name, phone or
 * mail.
 */
export const maskedOrder = (order: Order): Order => withMasked(order, orderDecisions) as Order;

/** How the parties of a bill of lading are masked: like those of their order. */
const instructionDecisions: Decisions = Object.fromEntries(
  ['shipper', 'consignee', 'notifyParties.*'].flatMap((party) => [
    [`${party}.telephone`, 'masked'],
    [`${party}.email`, 'masked'],
  ]),
);

/** A shipping instruction, or a draft bill of lading, without a phone or mail of its parties. */
export const maskedInstruction = <Content extends ShippingInstruction>(instruction: Content): Content =>
  withMasked(instruction, instructionDecisions) as Content;

/** Declared masses without the person who signed and the phone. */
export const maskedVgm = (declaration: VgmDeclaration): VgmDeclaration =>
  withMasked(declaration, { signatory: 'masked', telephone: 'masked' }) as VgmDeclaration;

/** An invoice as the law requires it to be stored: its printed data, without its recipient. */
export const maskedInvoice = (invoice: InvoiceRequest): InvoiceRequest =>
  withMasked(invoice, invoiceDecisions) as InvoiceRequest;
