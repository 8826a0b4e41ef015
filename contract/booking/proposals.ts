import { valueAt } from './edits/formPath.ts';
import { hsCodesOf, harmlessGoods } from './hsCodes.ts';
import { factsOf, typedText } from './orderFacts.ts';
import type { CargoForm, OrderForm } from './orderForm.ts';
import { packingEstimates } from './packingEstimates.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';

/** Values for empty fields, by dotted path, which the customer takes with one press or leaves. */
export interface Proposal {
  /** The field at which it is shown. */
  at: string;
  values: Readonly<Record<string, string>>;
  /** What it stands for: the goods that the HS code covers, the person, or the usual packaging. */
  nameZh: string;
}

const isEmpty = (typed: unknown): boolean => typedText(typed).trim() === '';

const hsProposals = ({ nameZh, nameEn, hsCode, dangerous }: CargoForm, index: number): Proposal[] => {
  const at = `cargo.${index}.hsCode`;
  if (!isEmpty(hsCode)) return [];
  if (dangerous?.listed)
    return (hsCodesOf[dangerous.unNumber] ?? []).map(([code, covered]) => ({
      at,
      values: { [at]: code },
      nameZh: covered,
    }));
  const name = typedText(nameZh).trim();
  const [, english = '', code] = harmlessGoods.find(([names]) => names.split(' ').includes(name)) ?? [];
  if (dangerous || code === undefined) return [];
  return [{ at, values: { [at]: code, ...(isEmpty(nameEn) && { [`cargo.${index}.nameEn`]: english }) }, nameZh: name }];
};

/** The booking contact as the emergency contact: somebody must answer there around the clock, so nobody is named silently. */
const emergencyProposals = (
  { bookingContact: { name, phone } }: OrderForm,
  contact: { name: unknown; phone: unknown },
  at: string,
): Proposal[] =>
  isEmpty(name) || isEmpty(phone) || !isEmpty(contact.name) || !isEmpty(contact.phone)
    ? []
    : [
        {
          at: `${at}.emergencyContact`,
          values: { [`${at}.emergencyContact`]: name, [`${at}.emergencyPhone`]: phone },
          nameZh: `${name} ${phone}`,
        },
      ];

const packingProposals = (service: ServiceDefinition, form: OrderForm): Proposal[] =>
  Object.entries(packingEstimates(service, form)).flatMap(
    ([
      at,
      {
        value,
        packaging: { nameZh, typical = '' },
      },
    ]) => (isEmpty(valueAt(form, at)) ? [{ at, values: { [at]: value }, nameZh: `${typical} ${nameZh}`.trim() }] : []),
  );

/** What weight and volume of goods in bulk say of the service's own fields. */
const impliedProposals = (service: ServiceDefinition, form: OrderForm): Proposal[] => {
  const { implied = {} } = form.cargo.length === 1 ? (service.bulk?.(factsOf(service, form)) ?? {}) : {};
  return Object.entries(implied).flatMap(([name, value = 0]) => {
    const at = `details.${name}`;
    const typed = String(Math.round(value * 1000) / 1000);
    return Number(typed) > 0 && isEmpty(form.details[name]) ? [{ at, values: { [at]: typed }, nameZh: '' }] : [];
  });
};

/** What can be proposed for the empty fields of a form. */
export const proposalsOf = (service: ServiceDefinition, form: OrderForm): Proposal[] => [
  ...packingProposals(service, form),
  ...impliedProposals(service, form),
  ...form.cargo.flatMap((one, index) => [
    ...(service.crossesBorders ? hsProposals(one, index) : []),
    ...(one.dangerous
      ? emergencyProposals(
          form,
          { name: one.dangerous.emergencyContact, phone: one.dangerous.emergencyPhone },
          `cargo.${index}.dangerous`,
        )
      : []),
  ]),
  ...(service.fields['emergencyContact']
    ? emergencyProposals(
        form,
        { name: form.details['emergencyContact'], phone: form.details['emergencyPhone'] },
        'details',
      )
    : []),
];
