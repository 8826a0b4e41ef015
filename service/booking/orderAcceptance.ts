import { and, eq, sql } from 'drizzle-orm';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { codes, refusalAt } from '#contract/protocol/apiError.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { hazardsRefused } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import type { Database } from '#service/db/database.ts';
import { dangerousGoodsEntries as entries, hazardClasses } from '#service/db/schema/reference.ts';
import { tradeMessages } from '#service/orders/messages.ts';

type Dangerous = NonNullable<Order['cargo'][number]['dangerous']>;

/** The substance is what a rule speaks against. */
const refused = (index: number, message: string) =>
  refusalAt(`order.cargo.${index}.dangerous.unNumber`, codes.goodsRefused, message);

const refuseClosedClass = async (db: Database, order: Order): Promise<void> => {
  const closed = await db.select().from(hazardClasses).where(eq(hazardClasses.bookedOnline, false));
  const divisions = new Set(closed.map(({ division }) => division));
  for (const [index, { dangerous }] of order.cargo.entries()) {
    // explosives carry their compatibility group: 1.4G
    if (dangerous && divisions.has(dangerous.hazardClass.replace(/(?<=\d)[A-Z]$/, '')))
      throw refused(index, tradeMessages.neverOnline(index + 1, dangerous.hazardClass));
  }
};

const listed = async (db: Database, dangerous: Dangerous, index: number): Promise<Dangerous> => {
  const { unNumber, packingGroup, hazardClass } = dangerous;
  const [entry] = await db
    .select()
    .from(entries)
    .where(
      and(
        sql`${entries.unNumber} = ${unNumber}`,
        sql`${entries.packingGroup} is not distinct from ${packingGroup}`,
        sql`${entries.hazardClass} = ${hazardClass}`,
      ),
    );
  if (!entry) {
    const message = tradeMessages.entryUnknown(index + 1, unNumber, packingGroup, hazardClass);
    throw refusalAt(`order.cargo.${index}.dangerous.unNumber`, codes.badInput, message);
  }
  return {
    ...dangerous,
    properShippingName: entry.properShippingName,
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
    },
  };
};

/**
 * The order with what the service's own list says of its dangerous goods, whatever the caller wrote. Refuses classes
 * that always go to the desk and entries that the list does not have.
 */
export const withListed = async (db: Database, order: Order): Promise<Order> => {
  if (order.cargo.every(({ dangerous }) => dangerous === null)) return order;
  await refuseClosedClass(db, order);
  const cargo: Order['cargo'] = [];
  for (const [index, one] of order.cargo.entries())
    cargo.push({ ...one, dangerous: one.dangerous && (await listed(db, one.dangerous, index)) });
  return { ...order, cargo };
};

/** What is declared of small packages although the list, or what the goods are, rules it out: the field, and why in words. */
const misdeclared = (dangerous: Dangerous): { field: string; why: string } | undefined => {
  const { limitedQuantity, exceptedQuantity, acidAlkaliStatement, listed: entry } = dangerous;
  const { limited, excepted, acidAlkali } = tradeMessages.misdeclared;
  if (limitedQuantity && !permitsLimited(entry?.limitedQuantityLimit ?? null))
    return { field: 'limitedQuantity', why: limited };
  if (exceptedQuantity && !permitsExcepted(entry?.exceptedQuantityCode ?? null))
    return { field: 'exceptedQuantity', why: excepted };
  return acidAlkaliStatement && !permitsAcidAlkali(dangerous)
    ? { field: 'acidAlkaliStatement', why: acidAlkali }
    : undefined;
};

const refuseMisdeclared = (order: Order): void => {
  for (const [index, { dangerous }] of order.cargo.entries()) {
    const wrong = dangerous ? misdeclared(dangerous) : undefined;
    if (!wrong) continue;
    const message = tradeMessages.misdeclared.at(index + 1, wrong.why);
    throw refusalAt(`order.cargo.${index}.dangerous.${wrong.field}`, codes.badInput, message);
  }
};

const refuseNotCarried = (order: Order, { sailing }: Offer): void => {
  if (sailing === null) return;
  for (const [index, { dangerous }] of order.cargo.entries()) {
    const [hazard] = dangerous ? hazardsRefused([dangerous], sailing.acceptedClasses) : [];
    if (hazard !== undefined) throw refused(index, tradeMessages.notCarried(index + 1, hazard, sailing.carrierZh));
  }
};

const pairWords = (order: Order, line: LineDefinition, pair: PairVerdict): string => {
  const [one = 0, other = 0] = pair.lines.map(Number);
  return tradeMessages.apart({
    one: { number: one + 1, name: order.cargo[one]!.nameZh },
    other: { number: other + 1, name: order.cargo[other]!.nameZh },
    place: line.shares ?? 'container',
    pair,
  });
};

/**
 * Refuses goods that are declared as the list rules out, that a rule keeps from this line of business, that the carrier
 * does not take, or that two rules of IMDG 42-24 chapter 7.2 keep apart although they share a place. Give it an order `withListed`; what it lets pass is
 * looked at by the desk all the same.
 */
export const refuseUnacceptable = (line: LineDefinition, order: Order, offer: Offer): void => {
  refuseMisdeclared(order);
  refuseNotCarried(order, offer);
  const { findings, places } = acceptanceOf(line, order.cargo, {
    originCode: offer.origin.code,
    acceptedClasses: offer.sailing?.acceptedClasses ?? null,
    lithiumBattery: order.details['battery'] as ModeGoods['lithiumBattery'],
  });
  const finding = findings.find(({ verdict }) => verdict === 'refused');
  if (finding)
    throw refused(finding.cargoLine, tradeMessages.modeRefused(finding.cargoLine + 1, finding.ruleZh, finding.source));
  const pair = places.flatMap(({ verdict }) => verdict.pairs).find(({ apart }) => apart);
  if (pair) throw refused(Number(pair.lines[1]), pairWords(order, line, pair));
};
