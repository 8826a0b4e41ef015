import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { Offer } from '#contract/services/quote.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { TariffLine } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { ports } from '#service/db/schema/reference.ts';
import { lineCharges, publishedRates } from '#service/db/schema/selling.ts';
import { endOfChinaMonth } from './deadlines.ts';
import { boxFreightOf } from '#service/search/boxFreight.ts';
import type { OfferName, RatedLine } from './offerIds.ts';
import { offerIdOf } from './offerIds.ts';
import { notIncluded, occasionWords, offerMessages } from './offerMessages.ts';
import type { RateRow } from './rateLines.ts';
import { frequencyOf, itemsOf, ratesFor, tariffLineOf } from './rateLines.ts';

type Named = Extract<OfferName, { kind: 'rates' }>;
type LineChargeRow = typeof lineCharges.$inferSelect;

/** Where the desk's services are that are done for every place. */
const national = 'CN';

/** The rates of an offer, its own first; the desk's services for the whole country are offered at every place. */
const ratesOf = async (db: Database, { line, originCode, destinationCode }: Named): Promise<RateRow[]> => {
  const origins = line === 'dgDesk' ? [originCode, national] : [originCode];
  const rows = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, line),
        inArray(publishedRates.originCode, origins),
        destinationCode === null
          ? isNull(publishedRates.destinationCode)
          : eq(publishedRates.destinationCode, destinationCode),
      ),
    )
    .orderBy(asc(publishedRates.position));
  const own = rows.filter((row) => row.originCode === originCode);
  if (own.length === 0) throw new Refusal(codes.notFound, offerMessages.offerUnknown);
  return [...own, ...rows.filter((row) => row.originCode !== originCode)];
};

/** The charges of a line, in its table's order; what goes on the way is not asked of what stays where it is. */
export const chargesOf = async (
  db: Database,
  { line, destinationCode }: { line: RatedLine | 'goods'; destinationCode: string | null },
): Promise<{ due: TariffLine[]; occasional: LineChargeRow[] }> => {
  const [port] = destinationCode === null ? [] : await db.select().from(ports).where(eq(ports.code, destinationCode));
  const rows = await db.select().from(lineCharges).where(eq(lineCharges.line, line)).orderBy(asc(lineCharges.position));
  const staysInPlace = line !== 'goods' && allLines[line].moves && destinationCode === null;
  const due = rows.flatMap(({ side, countryCodes, code, nameZh, currency, basis, item, condition, amount }) => {
    if (side === 'event' || (staysInPlace && side !== 'service')) return [];
    if (countryCodes.length > 0 && !countryCodes.includes(port?.countryCode ?? '')) return [];
    return [{ code, nameZh, side, currency, basis, item, condition, amount, minimum: null, from: null }];
  });
  return { due, occasional: rows.filter(({ side }) => side === 'event') };
};

const choicesOf = ({ line, destinationCode }: Named): Offer['choices'] => {
  if (line !== 'tank') return {};
  const use = destinationCode === null ? 'rent' : 'voyage';
  return { use: [{ value: use, labelZh: offerMessages.tankUse[use] }] };
};

/** A lane or a place at its published rates, until the end of the month. */
export const lineOfferOf = async (db: Database, now: Date, named: Named, isDanger: 'Y' | 'N'): Promise<Offer> => {
  const { line, originCode, destinationCode } = named;
  const rates = await ratesOf(db, named);
  const [first] = rates as [RateRow];
  const { due, occasional } = await chargesOf(db, named);
  const box =
    line === 'flexitank' && destinationCode ? await boxFreightOf(db, { originCode, destinationCode }, now) : null;
  const fitting = ratesFor(line, rates, isDanger);
  const frequencyZh = frequencyOf(fitting);
  const items = itemsOf(line, rates, frequencyZh);
  const monthEnd = endOfChinaMonth(now);

  return {
    id: offerIdOf(named),
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
    tariff: [...rates.map((rate) => tariffLineOf(line, rate)), ...(box?.lines ?? []), ...due],
    notIncluded: [
      ...(line === 'flexitank' && box === null ? [offerMessages.noBoxFreight] : []),
      ...notIncluded[line === 'tank' && destinationCode === null ? 'tankRental' : line],
      // a tank that is rented is not kept too long: its days are what is paid
      ...occasional.filter(({ code }) => !items.some((item) => item.code === code)).map(occasionWords),
    ],
    validUntil: (box && box.validUntil < monthEnd ? box.validUntil : monthEnd).toISOString(),
    refusedZh: null,
  };
};
