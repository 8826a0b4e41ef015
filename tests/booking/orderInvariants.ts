import { limits } from '#contract/protocol/limits.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankDangerous, shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { packagings } from '#contract/booking/packagings.ts';
import {
  filledFrom,
  mayBeExcepted,
  mayBeLimited,
  needsTemperatures,
} from '#contract/booking/edits/dangerousDetails.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { permitsAcidAlkali } from '#contract/rules/acceptance/smallQuantities.ts';
import { isFormOf } from '#contract/booking/formShape.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';

/** The facts of goods that only the list determines; the shipper chooses one of its names. */
const saidByList = ({ unNumber, packingGroup, hazardClass, subsidiaryHazards, listed }: DangerousForm) =>
  JSON.stringify({ unNumber, packingGroup, hazardClass, subsidiaryHazards, listed });

const isNamedByList = ({ properShippingName, listed }: DangerousForm): boolean =>
  properShippingName === '' ||
  (listed !== undefined &&
    shippingNamesOf(listed.properShippingName ?? properShippingName).includes(properShippingName));

const entries = Object.values(listedGoods).map((goods) => saidByList(filledFrom(goods, blankDangerous())));

const faultsOfGoods = (details: DangerousForm, known: readonly string[]): string[] => {
  const { unNumber, listed, limitedQuantity, exceptedQuantity, acidAlkaliStatement } = details;
  const blank = { ...blankDangerous(), unNumber };
  const isSaid = listed
    ? [...entries, ...known].includes(saidByList(details))
    : saidByList(details) === saidByList(blank);
  return [
    !isSaid && `details of other goods stand at ${unNumber}`,
    !isNamedByList(details) && 'a name that the entry lacks',
    limitedQuantity && !mayBeLimited(details) && 'limited quantities that the list does not permit',
    exceptedQuantity && !mayBeExcepted(details) && 'excepted quantities that the list does not permit',
    acidAlkaliStatement && !permitsAcidAlkali(details) && 'an acid and alkali statement of other goods',
    !needsTemperatures(details) &&
      details.controlTemperature + details.emergencyTemperature !== '' &&
      'temperatures that are not required',
  ].filter((fault) => fault !== false);
};

const faultsOfItems = (service: ServiceDefinition, quote: Quote, form: OrderForm): string[] => {
  const codes = form.items.map(({ code }) => code);
  const problems = orderProblems(service, form);
  const max = service.items?.choose === 'many' ? service.items.max : 1;
  const isWithin = (quantity: number | string) =>
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= max;
  return [
    service.items === null && codes.length > 0 && 'items where there are none to choose',
    service.items?.choose === 'one' && codes.length > 1 && 'several items where one is chosen',
    codes.join() !==
      quote.items
        .map(({ code }) => code)
        .filter((code) => codes.includes(code))
        .join() && 'items not as they are offered',
    ...form.items.map(
      ({ quantity }, index) =>
        // typed values may be wrong, and are then rejected when ordering
        !isWithin(typeof quantity === 'number' ? quantity : Number(quantity.trim())) &&
        (typeof quantity === 'number' || !(problems.items ?? problems[`items.${index}.quantity`])) &&
        `${quantity} of an item`,
    ),
  ].filter((fault) => fault !== false);
};

const faultsOfCargo = (
  service: ServiceDefinition,
  form: OrderForm,
  one: CargoForm,
  known: readonly string[],
): string[] => {
  const pieces = form.items.reduce(
    (sum, { quantity }) => sum + (/^\s*\d+\s*$/.test(String(quantity)) ? Number(quantity) : 0),
    0,
  );
  const last = service.shares === 'container' ? Math.max(1, pieces) : 1;
  const isForbidden = packagings.some(({ code, harmlessOnly }) => harmlessOnly && code === one.packagingCode);
  return [
    !(Number.isInteger(one.unit) && Number(one.unit) >= 1 && Number(one.unit) <= last) &&
      `cargo in container ${one.unit} of ${pieces}`,
    one.dangerous && isForbidden && 'dangerous goods in a packaging for others alone',
    ...(one.dangerous ? faultsOfGoods(one.dangerous, known) : []),
  ].filter((fault) => typeof fault === 'string');
};

/** The list's facts of the goods in the initial form. */
export const knownGoods = (form: OrderForm): string[] =>
  form.cargo.flatMap(({ dangerous }) => (dangerous ? [saidByList(dangerous)] : []));

/** Checks the invariants of an order form after any edits: returns a sentence for each violation. */
export const formFaults = (
  service: ServiceDefinition,
  quote: Quote,
  form: OrderForm,
  known: readonly string[],
): string[] => {
  const { cargo, notifyParty, papersHeld, protocolVersion } = form;
  const isCounted = service.hasCargo ? cargo.length >= 1 && cargo.length <= limits.cargoItemsMax : cargo.length === 0;
  const named = notifyParty?.sameAsConsignee ? notifyParty.name + notifyParty.address + notifyParty.telephone : '';
  return [
    ...faultsOfItems(service, quote, form),
    ...cargo.flatMap((one) => faultsOfCargo(service, form, one, known)),
    ...[
      !isCounted && `${cargo.length} cargo items`,
      named !== '' && 'an unseen notify party',
      new Set(papersHeld).size < papersHeld.length && 'a document promised twice',
      !['', shippingProtocolVersion].includes(protocolVersion) && 'a protocol that is not in force',
      form.line !== service.line && 'another service',
      !isFormOf(service, JSON.parse(JSON.stringify(form)) as OrderForm) && 'a draft that no reload opens',
    ].filter((fault) => fault !== false),
  ];
};
