import type { PartyName, ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import { blankFields } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm, DangerousForm, OrderForm } from './orderForm.ts';

/** The version of the services' agreements in force; each enterprise agrees to each service's once per version. */
export const shippingProtocolVersion = '2026-11';

const blankParty = () => ({ name: '', address: '', telephone: '', email: '' });
const partyOf = <Party>(service: ServiceDefinition, name: PartyName, blank: Party): Party | null =>
  service.parties.includes(name) ? blank : null;

/** Blank dangerous-goods details. */
export const blankDangerous = (): DangerousForm => ({
  unNumber: '',
  packingGroup: null,
  properShippingName: '',
  technicalName: '',
  declaredGroups: '',
  hazardClass: '',
  subsidiaryHazards: [],
  flashPoint: '',
  marinePollutant: false,
  limitedQuantity: false,
  exceptedQuantity: false,
  acidAlkaliStatement: false,
  noReactionStatement: false,
  emptyUncleaned: false,
  isWaste: false,
  isHot: false,
  controlTemperature: '',
  emergencyTemperature: '',
  packagingMark: '',
  innerPackaging: '',
  competentAuthorityApproval: '',
  netKg: '',
  emergencyContact: '',
  emergencyPhone: '',
});

/** A blank cargo item, with blank dangerous-goods details if it is dangerous. */
export const blankCargo = (service: ServiceDefinition, dangerous: boolean): CargoForm => ({
  nameZh: '',
  nameEn: '',
  hsCode: '',
  packagingCode: '',
  packages: '',
  grossKg: '',
  volumeM3: '',
  unit: 1,
  details: blankFields(service.cargoFields),
  dangerous: dangerous ? blankDangerous() : null,
});

/** The initial values of a form. */
export interface FormStart {
  offerId: string;
  isDanger: 'Y' | 'N';
  items?: OrderForm['items'];
  /** Values fixed by the quote. */
  details?: Record<string, FieldValue>;
  /** The version of the shipping protocol that the enterprise has already agreed to. */
  protocolVersion?: string;
}

/** A new order form; no option with extra cost is preselected (E-Commerce Law of the PRC, art. 19). */
export const blankForm = (service: ServiceDefinition, start: FormStart): OrderForm => ({
  line: service.line,
  offerId: start.offerId,
  items: start.items ?? [],
  details: { ...blankFields(service.fields), ...start.details },
  cargo: service.hasCargo ? [blankCargo(service, start.isDanger === 'Y')] : [],
  shipper: partyOf(service, 'shipper', blankParty()),
  consignee: partyOf(service, 'consignee', blankParty()),
  notifyParty: partyOf(service, 'notifyParty', { sameAsConsignee: true, name: '', address: '', telephone: '' }),
  bookingContact: { name: '', phone: '', email: '' },
  papersHeld: [],
  remark: '',
  protocolVersion: start.protocolVersion ?? '',
});
