import { inArray } from 'drizzle-orm';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import { acceptedCargoOf } from '#contract/booking/acceptedCargo.ts';
import { aircraftOf } from '#contract/rules/acceptance/airList.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { shippingNameOf } from '#contract/rules/classification/shippingNames.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import type { Context } from '#service/http/context.ts';
import { dangerousGoodsEntries as entries } from '#service/db/schema/reference.ts';
import { tradeMessages } from '#service/orders/messages.ts';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

/** The rejected field, by its path in the cargo item or, after a slash, in the order; else the UN number. */
const rejected = (index: number, message: string, at = 'dangerous.unNumber') =>
  apiErrorAt(at.startsWith('/') ? `order.${at.slice(1)}` : `order.cargo.${index}.${at}`, codes.goodsRejected, message);

const rejectClosedClass = (divisions: ReadonlySet<string>, order: Order): void => {
  for (const [index, { dangerous }] of order.cargo.entries()) {
    // explosives have a compatibility group: 1.4G
    if (dangerous && divisions.has(dangerous.hazardClass.replace(/(?<=\d)[A-Z]$/, '')))
      throw rejected(index, tradeMessages.neverOnline(index + 1, dangerous.hazardClass));
  }
};

type Entry = typeof entries.$inferSelect;

/** The entry of a UN number with the declared class and packing group; rejects the first of them that the list lacks. */
const entryOf = (list: readonly Entry[], dangerous: Dangerous, index: number): Entry => {
  const { unNumber, packingGroup, hazardClass } = dangerous;
  const ofNumber = list.filter((entry) => entry.unNumber === unNumber);
  const ofClass = ofNumber.filter((entry) => entry.hazardClass === hazardClass);
  const entry = ofClass.find((one) => one.packingGroup === packingGroup);
  if (entry) return entry;
  const field = ofClass.length > 0 ? 'packingGroup' : ofNumber.length > 0 ? 'hazardClass' : 'unNumber';
  const message = tradeMessages.entryUnknown(index + 1, unNumber, packingGroup, hazardClass);
  throw apiErrorAt(`order.cargo.${index}.dangerous.${field}`, codes.badInput, message);
};

/** Subsidiary hazards may be left to the list, but not differ from it (column 4). */
const rejectOtherHazards = ({ subsidiaryHazards }: Dangerous, entry: Entry, index: number): void => {
  const isSame = subsidiaryHazards.toSorted().join(' ') === entry.subsidiaryHazards.toSorted().join(' ');
  if (subsidiaryHazards.length === 0 || isSame) return;
  const message = tradeMessages.subsidiaryUnlisted(index + 1, entry.unNumber, entry.subsidiaryHazards);
  throw apiErrorAt(`order.cargo.${index}.dangerous.subsidiaryHazards`, codes.badInput, message);
};

const listed = (list: readonly Entry[], dangerous: Dangerous, index: number): Dangerous => {
  const entry = entryOf(list, dangerous, index);
  rejectOtherHazards(dangerous, entry, index);
  return {
    ...dangerous,
    // a name that the entry lacks stays, and is rejected with the other contradictions
    properShippingName:
      shippingNameOf(entry.properShippingName, dangerous.properShippingName) ?? dangerous.properShippingName,
    subsidiaryHazards: entry.subsidiaryHazards,
    marinePollutant: dangerous.marinePollutant || entry.marinePollutant,
    listed: {
      edition: entry.edition,
      confidence: entry.confidence,
      ems: entry.ems,
      segregationCodes: entry.segregationCodes,
      segregationGroups: entry.segregationGroups,
      limitedQuantityLimit: entry.limitedQuantity,
      exceptedQuantityCode: entry.exceptedQuantity,
      tankInstruction: entry.tankInstruction,
      properShippingName: entry.properShippingName,
      technicalName: entry.technicalName,
      flashPoint: entry.flashPoint,
      packingInstruction: entry.packingInstruction,
      ibcInstruction: entry.ibcInstruction,
    },
  };
};

/**
 * Replaces the caller's dangerous-goods data with those of the service's own list. Rejects classes that need the desk,
 * and a UN number, class, packing group or subsidiary hazard that the list does not contain.
 */
export const withListed = async (
  { db, tradeTables }: Pick<Context, 'db' | 'tradeTables'>,
  order: Order,
): Promise<Order> => {
  const numbers = new Set(order.cargo.flatMap(({ dangerous }) => dangerous?.unNumber ?? []));
  if (numbers.size === 0) return order;
  rejectClosedClass((await tradeTables.codes(db)).closedDivisions, order);
  const list = await db
    .select()
    .from(entries)
    .where(inArray(entries.unNumber, [...numbers]));
  const cargo = order.cargo.map((one, index) => ({
    ...one,
    dangerous: one.dangerous && listed(list, one.dangerous, index),
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
 * Rejects goods that are declared contrary to the list, that a rule forbids in this service, that the carrier does not
 * accept, or that IMDG 42-24 chapter 7.2 segregates although they share a place. Pass an order from `withListed`; the
 * desk reviews accepted orders all the same, by the returned acceptance.
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
