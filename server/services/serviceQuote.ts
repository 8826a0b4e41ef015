import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Quote } from '#contract/services/quote.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { serviceCharges, publishedRates } from '#server/db/schema/selling.ts';
import { endOfChinaMonth } from './deadlines.ts';
import { boxFreightOf } from '#server/search/boxFreight.ts';
import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import type { RatedService } from '#contract/services/ratedServices.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import type { QuoteName } from './quoteIds.ts';
import { quoteIdOf } from './quoteIds.ts';
import { occasionText, quoteMessages } from './quoteMessages.ts';
import type { RateRow } from './rateCharges.ts';
import { earliestOf, nextChangeOf, notEnded, rowsInForce } from './validity.ts';
import { frequencyOf, itemsOf, ratesFor, tariffChargeOf } from './rateCharges.ts';

type Named = Extract<QuoteName, { kind: 'rates' }>;
type ServiceChargeRow = typeof serviceCharges.$inferSelect;

/** The place of services that the desk offers nationwide. */
const national = 'CN';

/** Current rows, and when they next change, at the latest at the end of the month. */
interface Current<Row> {
  rows: Row[];
  changesAt: Date;
}

/** The rates of a quote, its own first; the desk's nationwide services are offered at every place. */
const ratesOf = async (
  db: Database,
  { line, originCode, destinationCode }: Named,
  now: Date,
): Promise<Current<RateRow>> => {
  const origins = line === 'dgDesk' ? [originCode, national] : [originCode];
  const coming = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, line),
        inArray(publishedRates.originCode, origins),
        destinationCode === null
          ? isNull(publishedRates.destinationCode)
          : eq(publishedRates.destinationCode, destinationCode),
        notEnded(publishedRates, now),
      ),
    )
    .orderBy(asc(publishedRates.position));
  const rows = rowsInForce(coming, now);
  const own = rows.filter((row) => row.originCode === originCode);
  if (own.length === 0) throw new ApiError(codes.notFound, quoteMessages.quoteUnknown);
  return {
    rows: [...own, ...rows.filter((row) => row.originCode !== originCode)],
    changesAt: nextChangeOf(coming, now, endOfChinaMonth(now)),
  };
};

/** The codes of a destination in charges: its own code, such as an airport's, and the country of a port. */
const placesOf = async (db: Database, code: string): Promise<string[]> => {
  const [port] = await db.select().from(ports).where(eq(ports.code, code));
  return port ? [code, port.countryCode] : [code];
};

/** The charges of a service that have not ended, in the order of its table. */
export const chargeRowsOf = (db: Database, line: RatedService | 'goods', now: Date): Promise<ServiceChargeRow[]> =>
  db
    .select()
    .from(serviceCharges)
    .where(and(eq(serviceCharges.line, line), notEnded(serviceCharges, now)))
    .orderBy(asc(serviceCharges.position));

/** The charges of an order to a destination, by its codes; transport charges do not apply at one place. */
export const dueChargesOf = (
  rows: readonly ServiceChargeRow[],
  { line, places }: { line: RatedService | 'goods'; places: readonly string[] },
): TariffCharge[] => {
  const staysInPlace = line !== 'goods' && allServices[line].moves && places.length === 0;
  return rows.flatMap(({ side, countryCodes, code, nameZh, currency, basis, item, condition, amount }) => {
    if (side === 'event' || (staysInPlace && side !== 'service')) return [];
    if (countryCodes.length > 0 && !countryCodes.some((place) => places.includes(place))) return [];
    return [{ code, nameZh, side, currency, basis, item, condition, amount, minimum: null, from: null }];
  });
};

/** The charges of a service, and when they next change. */
export const chargesOf = async (
  db: Database,
  { line, destinationCode }: { line: RatedService | 'goods'; destinationCode: string | null },
  now: Date,
): Promise<{ due: TariffCharge[]; occasional: ServiceChargeRow[]; changesAt: Date }> => {
  const places = destinationCode === null ? [] : await placesOf(db, destinationCode);
  const coming = await chargeRowsOf(db, line, now);
  const rows = rowsInForce(coming, now);
  return {
    due: dueChargesOf(rows, { line, places }),
    occasional: rows.filter(({ side }) => side === 'event'),
    changesAt: nextChangeOf(coming, now, endOfChinaMonth(now)),
  };
};

/** The choices determined by a quote. */
export const choicesOf = ({ line, destinationCode }: Pick<Named, 'line' | 'destinationCode'>): Quote['choices'] => {
  if (line !== 'tank') return {};
  const use = destinationCode === null ? 'rent' : 'voyage';
  return { use: [{ value: use, labelZh: quoteMessages.tankUse[use] }] };
};

/** The quote for a lane or a place at its published rates, valid until they change or the month ends. */
export const serviceQuoteOf = async (db: Database, now: Date, named: Named, isDanger: 'Y' | 'N'): Promise<Quote> => {
  const { line, originCode, destinationCode } = named;
  const { rows: rates, changesAt } = await ratesOf(db, named, now);
  const [first] = rates as [RateRow];
  const charges = await chargesOf(db, named, now);
  const { due, occasional } = charges;
  const box =
    line === 'flexitank' && destinationCode ? await boxFreightOf(db, { originCode, destinationCode }, now) : null;
  const fitting = ratesFor(line, rates, isDanger);
  const frequencyZh = frequencyOf(fitting);
  const items = itemsOf(line, rates, frequencyZh);
  const terms: QuoteTerms = allQuoteTerms[line];

  return {
    id: quoteIdOf(named),
    line,
    origin: { code: originCode, nameZh: first.originZh },
    destination:
      destinationCode === null ? null : { code: destinationCode, nameZh: first.destinationZh ?? destinationCode },
    carrierZh: [...new Set(rates.flatMap(({ carrierZh }) => carrierZh ?? []))].join('、') || null,
    transitDays: fitting[0]?.transitDays ?? null,
    frequencyZh,
    sailing: null,
    goods: null,
    isDangerous: null,
    items,
    choices: choicesOf(named),
    tariff: [...rates.map((rate) => tariffChargeOf(line, rate)), ...(box?.charges ?? []), ...due],
    notIncluded: [
      ...(line === 'flexitank' && box === null ? [quoteMessages.noBoxFreight] : []),
      ...((destinationCode === null && terms.notIncludedInPlace) || terms.notIncluded),
      // a rented tank has no detention: its days are charged as rent
      ...occasional.filter(({ code }) => !items.some((item) => item.code === code)).map(occasionText),
    ],
    validUntil: earliestOf(changesAt, charges.changesAt, box?.validUntil).toISOString(),
    refusedZh: null,
  };
};
