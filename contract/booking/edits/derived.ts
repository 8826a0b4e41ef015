import { goodsKey } from '#contract/booking/lastOrdered.ts';
import { factsOf, typedText } from '#contract/booking/orderFacts.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { packingEstimates } from '#contract/booking/packingEstimates.ts';
import { piecesOf } from '#contract/services/definitions/serviceDefinition.ts';
import { valueAt, withValue } from './formPath.ts';
import type { EditScope } from './orderEdit.ts';

type Values = Readonly<Record<string, string>>;
type Scope = Pick<EditScope, 'service' | 'quote' | 'lastGoods' | 'prefilled'>;

/** A figure as it is typed, with at most three decimals; empty for none. */
const figure = (value: number): string =>
  Number.isFinite(value) && value > 0 ? String(Math.round(value * 1000) / 1000) : '';

/** Goods in bulk fill their tanks or bags: the packaging weighs nothing, weight and volume follow from each other. */
const bulkValues = ({ service, quote }: Scope, form: OrderForm): Values => {
  const [only, ...others] = form.cargo;
  if (!service.bulk || !only || others.length > 0) return {};
  const facts = factsOf(service, form, quote);
  const { packagingCode, kg, kgPerLitre } = service.bulk(facts);
  const grossKg = kg > 0 ? kg : facts.grossKg;
  return {
    'cargo.0.packagingCode': packagingCode === 'FLEXI' && only.dangerous ? '' : packagingCode,
    'cargo.0.packages': figure(piecesOf(facts)),
    'cargo.0.grossKg': figure(kg),
    'cargo.0.volumeM3': figure(grossKg / kgPerLitre / 1000),
    ...(only.dangerous && { 'cargo.0.dangerous.netKg': figure(grossKg) }),
  };
};

/** Goods that were ordered before weigh and measure as much a package as then. */
const packageValues = ({ service, quote, lastGoods = [] }: Scope, form: OrderForm): Values => {
  if (service.bulk || lastGoods.length === 0) return {};
  const { cargo } = factsOf(service, form, quote);
  return Object.fromEntries(
    form.cargo.flatMap((one, index) => {
      const former = lastGoods.find((goods) => goodsKey(goods.cargo) === goodsKey(one))?.cargo;
      if (!former) return [];
      const times = (cargo[index]?.packages ?? 0) / former.packages;
      const values = {
        grossKg: former.grossKg * times,
        volumeM3: former.volumeM3 * times,
        ...(former.dangerous && { 'dangerous.netKg': former.dangerous.netKg * times }),
      };
      return Object.entries(values).map(([name, value]) => [`cargo.${index}.${name}`, figure(value)]);
    }),
  );
};

/** One person is responsible for all dangerous goods of an order, unless another is named. */
const emergencyValues = ({ cargo }: OrderForm): Values => {
  const first = cargo.findIndex(({ dangerous }) => dangerous !== null);
  const { emergencyContact = '', emergencyPhone = '' } = cargo[first]?.dangerous ?? {};
  return Object.fromEntries(
    cargo.flatMap(({ dangerous }, index) =>
      dangerous && index > first
        ? [
            [`cargo.${index}.dangerous.emergencyContact`, emergencyContact],
            [`cargo.${index}.dangerous.emergencyPhone`, emergencyPhone],
          ]
        : [],
    ),
  );
};

/** Goods are unloaded at their consignee's: where and by whose telephone. */
const unloadingValues = ({ consignee, details }: OrderForm): Values => {
  if (!consignee || details['unloadingAddress'] === undefined) return {};
  const [telephone = ''] = /\+?\d[\d -]{5,}\d/.exec(typedText(details['unloadingContact'])) ?? [];
  return { 'consignee.address': typedText(details['unloadingAddress']), 'consignee.telephone': telephone };
};

/** Where the account has no e-mail address, the company's is its contact's too; once there is one, each stays as it is. */
const contactValues = ({ shipper, bookingContact: { email } }: OrderForm): Values =>
  shipper && email === '' ? { 'bookingContact.email': shipper.email } : {};

/** Goods without an English name have the proper shipping name that was chosen, unless it is a generic one. */
const nameValues = ({ cargo }: OrderForm): Values =>
  Object.fromEntries(
    cargo.flatMap(({ nameEn, dangerous }, index) =>
      nameEn === '' && dangerous?.listed && dangerous.listed.technicalName !== true
        ? [[`cargo.${index}.nameEn`, dangerous.properShippingName]]
        : [],
    ),
  );

/** What follows from the other fields of a form, by dotted path; empty where they do not say it yet. */
export const derivedValues = (scope: Scope, form: OrderForm): Values => ({
  ...bulkValues(scope, form),
  ...packageValues(scope, form),
  ...emergencyValues(form),
  ...unloadingValues(form),
  ...contactValues(form),
  ...nameValues(form),
});

/** A new form with what follows from it in its empty fields. */
export const withAllDerived = (form: OrderForm, scope: Scope): OrderForm =>
  Object.entries(derivedValues(scope, form)).reduce(
    (filled, [path, value]) => (valueAt(form, path) === '' && value !== '' ? withValue(filled, path, value) : filled),
    form,
  );

/**
 * A changed form with the values that follow from the change: in fields that were empty or had what followed before. What was
 * typed stays, and a field that is being typed into.
 */
export const withDerived = (before: OrderForm, after: OrderForm, scope: Scope, typedPath?: string): OrderForm => {
  if (after === before) return before;
  const former = derivedValues(scope, before);
  const derived = Object.entries(derivedValues(scope, after)).reduce((form, [path, value]) => {
    const [now, then] = [valueAt(after, path), valueAt(before, path)];
    const followed = former[path] ?? '';
    const isOwn = now === '' ? followed !== '' && then === '' : now !== followed || now !== then;
    return path === typedPath || isOwn || now === value ? form : withValue(form, path, value);
  }, after);
  return withEstimates(before, derived, scope);
};

/** Estimates that were accepted and not changed since follow what they were made of. */
const withEstimates = (before: OrderForm, after: OrderForm, { service, prefilled = {} }: Scope): OrderForm => {
  const accepted = Object.keys(prefilled).filter((path) => prefilled[path] === 'estimate');
  const isAsBefore = (path: string): boolean => valueAt(after, path) === valueAt(before, path);
  const estimates = accepted.length > 0 ? packingEstimates(service, after) : {};
  return accepted
    .filter((path) => estimates[path] && isAsBefore(path))
    .reduce((form, path) => withValue(form, path, estimates[path]!.value), after);
};
