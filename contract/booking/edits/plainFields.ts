import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { entryNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { divisionsOf, divisionText } from '#contract/rules/classification/divisions.ts';
import { fitted } from './dangerousDetails.ts';
import { valueAt, withValue } from './formPath.ts';

const texts = [
  'cargo.#.nameZh',
  'cargo.#.nameEn',
  'cargo.#.packagingCode',
  'cargo.#.hsCode',
  'cargo.#.packages',
  'cargo.#.grossKg',
  'cargo.#.volumeM3',
  'cargo.#.dangerous.properShippingName',
  'cargo.#.dangerous.hazardClass',
  'cargo.#.dangerous.charcoal.producedOn',
  'cargo.#.dangerous.charcoal.packedOn',
  'cargo.#.dangerous.charcoal.materialTemperature',
  'cargo.#.dangerous.charcoal.ambientTemperature',
  'cargo.#.dangerous.technicalName',
  'cargo.#.dangerous.declaredGroups',
  'cargo.#.dangerous.netKg',
  'cargo.#.dangerous.flashPoint',
  'cargo.#.dangerous.packagingMark',
  'cargo.#.dangerous.controlTemperature',
  'cargo.#.dangerous.emergencyTemperature',
  'cargo.#.dangerous.emergencyContact',
  'cargo.#.dangerous.emergencyPhone',
  'cargo.#.dangerous.innerPackaging',
  'cargo.#.dangerous.competentAuthorityApproval',
  'shipper.name',
  'shipper.address',
  'shipper.telephone',
  'shipper.email',
  'consignee.name',
  'consignee.address',
  'consignee.telephone',
  'consignee.email',
  'notifyParty.name',
  'notifyParty.address',
  'notifyParty.telephone',
  'bookingContact.name',
  'bookingContact.phone',
  'bookingContact.email',
  'remark',
] as const;

const flags = [
  'cargo.#.dangerous.marinePollutant',
  'cargo.#.dangerous.limitedQuantity',
  'cargo.#.dangerous.exceptedQuantity',
  'cargo.#.dangerous.acidAlkaliStatement',
  'cargo.#.dangerous.noReactionStatement',
  'cargo.#.dangerous.emptyUncleaned',
  'cargo.#.dangerous.isWaste',
  'cargo.#.dangerous.isHot',
] as const;

/** A path pattern in which each `#` stands for an index. */
export type Numbered<Pattern extends string> = Pattern extends `${infer Head}#${infer Tail}`
  ? `${Head}${number}${Tail}`
  : Pattern;

/** Where a service's own fields are in the form: those of the order, or those of one cargo item. */
export type FieldsPath = 'details' | `cargo.${number}.details`;

/** The path of a plain field: text, a number, a choice or a flag that no other field depends on. */
export type PlainPath = Numbered<(typeof texts)[number] | (typeof flags)[number]> | `${FieldsPath}.${string}`;

const kinds = new Map<string, 'string' | 'boolean'>([
  ...texts.map((path) => [path, 'string'] as const),
  ...flags.map((path) => [path, 'boolean'] as const),
]);

/** The value type of a plain field; undefined if the path is no plain field of the form. */
const kindOf = (service: ServiceDefinition, path: string): 'string' | 'boolean' | undefined => {
  const [, at, name = ''] = /^(details|cargo\.\d+\.details)\.(\w+)$/.exec(path) ?? [];
  if (at === undefined) return kinds.get(path.replace(/^cargo\.\d+\./, 'cargo.#.'));
  const fields = at === 'details' ? service.fields : service.cargoFields;
  if (!Object.hasOwn(fields, name)) return undefined;
  return fields[name]!.kind === 'flag' ? 'boolean' : 'string';
};

/** Whether a value may be the proper shipping name: one of the names of the chosen entry. */
const isShippingName = (form: OrderForm, path: string, value: FieldValue): boolean => {
  const index = /^cargo\.(\d+)\.dangerous\.properShippingName$/.exec(path)?.[1];
  if (index === undefined) return true;
  const details = form.cargo[Number(index)]?.dangerous;
  return details?.listed !== undefined && shippingNamesOf(entryNameOf(details)).includes(String(value));
};

/** Sets the division and subsidiary hazards of an entry whose contents decide them, as the form names them: `2.1 (6.1)`. */
const changeDivision = (form: OrderForm, index: number, value: FieldValue): OrderForm => {
  const { unNumber = '', listed } = form.cargo[index]?.dangerous ?? {};
  const division = divisionsOf({ unNumber, hazardClass: listed?.hazardClass ?? '' }).find(
    (one) => divisionText(one) === value,
  );
  const details = form.cargo[index]?.dangerous;
  if (!division || !details || divisionText(details) === value) return form;
  return withValue(form, `cargo.${index}.dangerous`, fitted({ ...details, ...division }));
};

/** Sets a plain field; returns the same form if the path, the value or its type is wrong. */
export const changeField = (
  form: OrderForm,
  { path, value }: { path: PlainPath; value: FieldValue },
  { service }: { service: ServiceDefinition },
): OrderForm => {
  const divided = /^cargo\.(\d+)\.dangerous\.hazardClass$/.exec(path)?.[1];
  if (divided !== undefined) return changeDivision(form, Number(divided), value);
  const parent = valueAt(form, path.slice(0, path.lastIndexOf('.')));
  const isShared = path.startsWith('notifyParty.') && form.notifyParty?.sameAsConsignee;
  const isThere = !isShared && (!path.includes('.') || (typeof parent === 'object' && parent !== null));
  // NaN would become null in a stored draft
  const kind = typeof value === 'number' && Number.isFinite(value) ? 'string' : typeof value;
  const isOfKind = kindOf(service, path) === kind;
  if (!isThere || !isOfKind || valueAt(form, path) === value || !isShippingName(form, path, value)) return form;
  const changed = withValue(form, path, value);
  const index = /^cargo\.(\d+)\.dangerous\./.exec(path)?.[1];
  const details = index === undefined ? undefined : changed.cargo[Number(index)]?.dangerous;
  if (!details) return changed;
  const asFits = withValue(changed, `cargo.${index}.dangerous`, fitted(details));
  return valueAt(asFits, path) === value ? asFits : form;
};
