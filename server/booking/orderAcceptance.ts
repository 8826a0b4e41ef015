import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import { acceptedCargoOf } from '#contract/booking/acceptedCargo.ts';
import { aircraftOf } from '#contract/rules/acceptance/airLimits.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { areSameHazards, divisionsOf, divisionText, isClassOf } from '#contract/rules/classification/divisions.ts';
import { entryNamed, shippingNameOf } from '#contract/rules/classification/shippingNames.ts';
import { isTableHazard as isHazard } from '#contract/rules/segregation/segregationTable.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { listedFrom } from '#contract/booking/listedEntry.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { TradeFacts } from './tradeTables.ts';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

/** The rejected field, by its path in the cargo item or, after a slash, in the order; otherwise the UN number. */
const rejected = (index: number, message: string, at = 'dangerous.unNumber') =>
  apiErrorAt(at.startsWith('/') ? `order.${at.slice(1)}` : `order.cargo.${index}.${at}`, codes.goodsRejected, message);

const rejectClosedClass = (divisions: ReadonlySet<string>, order: Order): void => {
  for (const [index, { dangerous }] of order.cargo.entries()) {
    // explosives have a compatibility group: 1.4G; samples of them have no division
    const division = dangerous?.hazardClass.replace(/(?<=\d)[A-Z]$/, '').replace(/^1$/, '1.1');
    if (dangerous && division !== undefined && divisions.has(division))
      throw rejected(index, tradeMessages.neverOnline(index + 1, dangerous.hazardClass));
  }
};

/**
 * The entry of a UN number with the declared class, packing group and, if several share these, name; rejects the first
 * of them that the list lacks or that is ambiguous.
 */
const entryOf = (ofNumber: readonly DangerousGoods[], dangerous: Dangerous, index: number): DangerousGoods => {
  const { unNumber, packingGroup, hazardClass, properShippingName } = dangerous;
  const reject = (field: string, message: string) =>
    apiErrorAt(`order.cargo.${index}.dangerous.${field}`, codes.badInput, message);
  const ofClass = ofNumber.filter((entry) => isClassOf(entry, hazardClass));
  const [entry, ...others] = ofClass.filter((one) => one.packingGroup === packingGroup);
  if (!entry) {
    const field = ofClass.length > 0 ? 'packingGroup' : ofNumber.length > 0 ? 'hazardClass' : 'unNumber';
    throw reject(field, tradeMessages.entryUnknown(index + 1, unNumber, packingGroup, hazardClass));
  }
  if (others.length === 0) return entry;
  const named = entryNamed([entry, ...others], properShippingName);
  if (named) return named;
  const names = [entry, ...others].map((one) => one.properShippingName);
  throw reject('properShippingName', tradeMessages.entryAmbiguous(index + 1, unNumber, names));
};

/**
 * The subsidiary hazards: those of the list (column 4), which the caller may omit, or those that column 4 leaves open.
 */
const subsidiaryHazardsOf = (dangerous: Dangerous, entry: DangerousGoods, index: number): string[] => {
  const { subsidiaryHazards, hazardClass } = dangerous;
  const reject = (message: string) =>
    apiErrorAt(`order.cargo.${index}.dangerous.subsidiaryHazards`, codes.badInput, message);
  const divisions = divisionsOf(entry).filter((one) => one.hazardClass === hazardClass);
  if (divisions.length > 0) {
    if (divisions.some((one) => areSameHazards(one.subsidiaryHazards, subsidiaryHazards))) return subsidiaryHazards;
    throw reject(tradeMessages.divisionUnknown(index + 1, entry.unNumber, divisions.map(divisionText)));
  }
  // the desk decides on them
  if (entry.subsidiaryNote !== null && subsidiaryHazards.every(isHazard)) return subsidiaryHazards;
  if (subsidiaryHazards.length === 0 || areSameHazards(subsidiaryHazards, entry.subsidiaryHazards))
    return entry.subsidiaryHazards;
  throw reject(tradeMessages.subsidiaryUnlisted(index + 1, entry.unNumber, entry.subsidiaryHazards));
};

const listed = (ofNumber: readonly DangerousGoods[], dangerous: Dangerous, index: number): Dangerous => {
  const entry = entryOf(ofNumber, dangerous, index);
  if (dangerous.hazardClass === entry.hazardClass && divisionsOf(entry).length > 0)
    throw apiErrorAt(
      `order.cargo.${index}.dangerous.hazardClass`,
      codes.badInput,
      tradeMessages.divisionUnknown(index + 1, entry.unNumber, divisionsOf(entry).map(divisionText)),
    );
  return {
    ...dangerous,
    // a name that is not in the entry stays, and is rejected with the other contradictions
    properShippingName:
      shippingNameOf(entry.properShippingName, dangerous.properShippingName) ?? dangerous.properShippingName,
    subsidiaryHazards: subsidiaryHazardsOf(dangerous, entry, index),
    marinePollutant: dangerous.marinePollutant || entry.marinePollutant,
    listed: listedFrom(entry),
  };
};

/**
 * Replaces the caller's dangerous-goods data with those of the service's own list. Rejects classes that need the desk,
 * and a UN number, class, packing group or subsidiary hazard that the list does not contain.
 */
export const withListed = (
  { codes: { closedDivisions }, goods }: Pick<TradeFacts, 'codes' | 'goods'>,
  order: Order,
): Order => {
  if (order.cargo.every(({ dangerous }) => dangerous === null)) return order;
  rejectClosedClass(closedDivisions, order);
  const cargo = order.cargo.map((one, index) => ({
    ...one,
    dangerous: one.dangerous && listed(goods.ofNumber(one.dangerous.unNumber), one.dangerous, index),
  }));
  return { ...order, cargo };
};

/** A small-quantity declaration that the list or the goods rule out: the field and the reason. */
const misdeclared = (dangerous: Dangerous): { field: string; why: string } | undefined => {
  const { limitedQuantity, exceptedQuantity, acidAlkaliStatement, listed: entry } = dangerous;
  const { limited, excepted, acidAlkali } = tradeMessages.misdeclared;
  // the desk looks up the columns of an entry that is not certain
  if (entry?.confidence === 'medium' && !acidAlkaliStatement) return undefined;
  if (limitedQuantity && !permitsLimited(entry?.limitedQuantityLimit ?? null))
    return { field: 'limitedQuantity', why: limited };
  if (exceptedQuantity && !permitsExcepted(entry?.exceptedQuantityCode ?? null))
    return { field: 'exceptedQuantity', why: excepted };
  return acidAlkaliStatement && !permitsAcidAlkali(dangerous)
    ? { field: 'acidAlkaliStatement', why: acidAlkali }
    : undefined;
};

const rejectMisdeclared = (order: Order): void => {
  for (const [index, { dangerous }] of order.cargo.entries()) {
    const wrong = dangerous ? misdeclared(dangerous) : undefined;
    if (!wrong) continue;
    const message = tradeMessages.misdeclared.at(index + 1, wrong.why);
    throw apiErrorAt(`order.cargo.${index}.dangerous.${wrong.field}`, codes.badInput, message);
  }
};

const rejectNotCarried = (order: Order, { sailing }: Quote): void => {
  if (sailing === null) return;
  for (const [index, { dangerous }] of order.cargo.entries()) {
    const [hazard] = dangerous ? rejectedHazards([dangerous], sailing.acceptedClasses) : [];
    if (hazard !== undefined) throw rejected(index, tradeMessages.notCarried(index + 1, hazard, sailing.carrierZh));
  }
};

const pairText = (order: Order, service: ServiceDefinition, pair: PairVerdict): string => {
  const [one = 0, other = 0] = pair.items.map(Number);
  return tradeMessages.apart({
    one: { number: one + 1, name: order.cargo[one]!.nameZh },
    other: { number: other + 1, name: order.cargo[other]!.nameZh },
    place: service.shares ?? 'container',
    pair,
  });
};

/**
 * Rejects goods that contradict the list, that a rule forbids in this service, that the carrier does not accept, or
 * that IMDG 42-24 chapter 7.2 segregates although they share a place. Pass an order from `withListed`; the desk still
 * reviews accepted orders, by the returned acceptance.
 */
export const rejectUnacceptable = (service: ServiceDefinition, order: Order, quote: Quote): Acceptance => {
  rejectMisdeclared(order);
  rejectNotCarried(order, quote);
  const acceptance = acceptanceOf(service, acceptedCargoOf(order.cargo), {
    originCode: quote.origin.code,
    acceptedClasses: quote.sailing?.acceptedClasses ?? null,
    lithiumBattery: order.details['battery'] as ModeGoods['lithiumBattery'],
    aircraft: aircraftOf(quote.frequencyZh),
  });
  const { findings, places } = acceptance;
  const finding = findings.find(({ verdict }) => verdict === 'rejected');
  if (finding)
    throw rejected(
      finding.cargoItem,
      tradeMessages.modeRejected(finding.cargoItem + 1, finding.ruleZh, finding.source),
      finding.at,
    );
  const pair = places.flatMap(({ verdict }) => verdict.pairs).find(({ apart }) => apart);
  if (pair) throw rejected(Number(pair.items[1]), pairText(order, service, pair));
  return acceptance;
};
