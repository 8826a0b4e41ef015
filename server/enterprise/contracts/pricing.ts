import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { contractOverDays } from '#contract/desk/deskLimits.ts';
import { orderStatus } from '#contract/orders/orderStatus.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ContractRate } from '#contract/rules/pricing/contractRates.ts';
import { isSameScope } from '#contract/rules/pricing/contractRates.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { sumOf, toThousandths } from '#contract/rules/rounding.ts';
import { rateTermsOf } from '#contract/rules/pricing/rateChoice.ts';
import { airBreakKg } from '#contract/rules/pricing/measures.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import type { Quote } from '#contract/services/quote.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import type { Database } from '#server/db/database.ts';
import { contractRates, orderContractUses, priceContracts } from '#server/db/schema/contracts.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { contractMessages as messages } from './messages.ts';

type RateRow = typeof contractRates.$inferSelect;

const freed = orderStatus.options.filter(isEndedEarly);

/** Whether an order takes volume of rates; a cancelled or rejected one returns its volume. */
export const takesVolume = sql`${orders.status} <> all(array[${sql.join(
  freed.map((status) => sql`${status}`),
  sql`, `,
)}])`;

/** The volume that orders take of rates, the earliest order first. */
export const usesOf = (db: Database, rateIds: readonly string[], amends?: string) =>
  db
    .select({
      rateId: orderContractUses.rateId,
      orderNo: orderContractUses.orderNo,
      quantity: orderContractUses.quantity,
    })
    .from(orderContractUses)
    .innerJoin(orders, eq(orders.orderNo, orderContractUses.orderNo))
    .where(
      and(
        inArray(orderContractUses.rateId, [...rateIds]),
        takesVolume,
        amends === undefined ? undefined : ne(orderContractUses.orderNo, amends),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.orderNo));

export type Use = Awaited<ReturnType<typeof usesOf>>[number];

/** The uses of a rate and of its predecessors: a new price continues the volume of the former one. */
export const usesUnder = (rate: RateRow, all: readonly RateRow[], uses: readonly Use[]): Use[] => {
  const same = all.filter((one) => one.contractId === rate.contractId && isSameScope(one, rate));
  return uses.filter(({ rateId }) => same.some(({ id }) => id === rateId));
};

/** The total volume of uses, to three decimals. */
export const volumeOf = (uses: readonly Use[]): number => sumOf(uses.map(({ quantity }) => quantity));

/** The published charge that a rate replaces; none if a lane no longer has a price. */
const chargeOf = ({ line, itemCode }: RateRow, tariff: Quote['tariff']): TariffCharge | undefined => {
  const terms = isRated(line)
    ? {
        code: allQuoteTerms[line].rates.code(itemCode),
        ...rateTermsOf(line, itemCode),
        from: line === 'air' ? airBreakKg(itemCode) : null,
      }
    : { code: 'OF', item: itemCode, condition: null, from: null };
  return tariff.find(
    ({ code, item, condition, from }) =>
      code === terms.code && item === terms.item && condition === terms.condition && from === terms.from,
  );
};

/** The desk's nationwide services have a price at every place. */
const placesOf = ({ line, origin }: Quote): string[] => (line === 'dgDesk' ? [origin.code, 'CN'] : [origin.code]);

const ratesAbout = (db: Database, enterpriseId: string, quote: Quote, today: string, shownSince: string) => {
  const about: (SQL | undefined)[] = [
    eq(priceContracts.enterpriseId, enterpriseId),
    isNull(priceContracts.endedAt),
    lte(priceContracts.validFrom, today),
    gte(priceContracts.validUntil, shownSince),
    eq(contractRates.line, quote.line),
    inArray(contractRates.originCode, placesOf(quote)),
    quote.destination === null
      ? isNull(contractRates.destinationCode)
      : eq(contractRates.destinationCode, quote.destination.code),
  ];
  return db
    .select({ rate: contractRates, contract: priceContracts })
    .from(priceContracts)
    .innerJoin(contractRates, eq(contractRates.contractId, priceContracts.id))
    .where(and(...about))
    .orderBy(asc(priceContracts.contractNo), asc(contractRates.createdAt), asc(contractRates.id));
};

/**
 * Locks rates until the transaction ends, so that two orders cannot both take the rest of a volume; returns those still
 * in force. The company is locked first, as when the desk changes its contracts.
 */
const locked = async (db: Database, enterpriseId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  await db.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, enterpriseId)).for('key share');
  const rows = await db
    .select({ id: contractRates.id })
    .from(contractRates)
    .where(and(inArray(contractRates.id, [...ids]), isNull(contractRates.endedAt)))
    .orderBy(asc(contractRates.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
};

interface Options {
  /** The order being amended: its own volume is free for it. */
  amends?: string | undefined;
  /** For an order that is placed in this transaction. */
  isPlacing?: boolean;
}

/** A quote with the contract rates of the user's own company; other users get none, and cause no query. */
export const withContract = async <Of extends Quote>(
  { db, clock, user }: Pick<Context, 'db' | 'clock'> & { user: Pick<SignedInUser, 'enterpriseId'> | null },
  quote: Of,
  { amends, isPlacing = false }: Options = {},
): Promise<Of> => {
  const enterpriseId = user?.enterpriseId ?? null;
  if (enterpriseId === null || quote.line === 'goods') return quote;
  const now = clock.now();
  const today = chinaDayOf(now);
  const all = await ratesAbout(db, enterpriseId, quote, today, chinaDayOf(daysLater(now, -contractOverDays)));
  const ids = all.flatMap(({ rate }) => (rate.endedAt === null ? [rate.id] : []));
  if (ids.length === 0) return quote;
  const held = isPlacing ? await locked(db, enterpriseId, ids) : new Set(ids);
  const rows = all.map(({ rate }) => rate);
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
    amends,
  );
  const kept = all.filter(({ rate }) => held.has(rate.id));
  const contract = kept.flatMap(({ rate, contract: of }): ContractRate[] => {
    const isOver = of.validUntil < today;
    const isRenewed = kept.some((other) => other.contract.validUntil >= today && isSameScope(other.rate, rate));
    const published = chargeOf(rate, quote.tariff);
    if (!published || (isOver && isRenewed)) return [];
    const { id, goodsScope, goodsCode, currency, amount, committed, beyond } = rate;
    const { contractNo, validFrom, validUntil } = of;
    const nameZh = messages.contractFee(published.nameZh, contractNo);
    const used = volumeOf(usesUnder(rate, rows, uses));
    const left = committed === null ? null : Math.max(0, toThousandths(committed - used));
    const charge = { ...published, nameZh, currency, amount, minimum: null };
    return [{ id, contractNo, validFrom, validUntil, isOver, goodsScope, goodsCode, charge, committed, left, beyond }];
  });
  return contract.length > 0 ? { ...quote, contract } : quote;
};

/** Records the volume that an order takes of contract rates, replacing its former volume. */
export const storeUses = async (
  db: Database,
  orderNo: string,
  uses: readonly { rateId: string; quantity: number }[],
): Promise<void> => {
  await db.delete(orderContractUses).where(eq(orderContractUses.orderNo, orderNo));
  if (uses.length > 0) await db.insert(orderContractUses).values(uses.map((use) => ({ orderNo, ...use })));
};
