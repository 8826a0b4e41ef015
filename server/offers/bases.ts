import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { OfferBase } from '#contract/desk/offerDesk.ts';
import { offerBasesMax } from '#contract/desk/offerDesk.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import type { Context } from '#server/http/context.ts';
import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import { pageOfGoods } from '#server/goods/goods.ts';
import { literally } from '#server/search/keyword.ts';
import { openSailings } from '#server/search/sailings.ts';
import { quoteIdOf } from '#server/services/quoteIds.ts';
import { notEnded } from '#server/services/validity.ts';

/** The maximum number of ports with a name. */
const portsMax = 3;

const wordsOf = (keyword: string): string[] => keyword.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const containing = (word: string): string => `%${literally(word)}%`;

const portsNamed = async (db: Database, word: string | undefined): Promise<string[]> => {
  if (word === undefined) return [];
  const named = await db
    .select({ code: ports.code })
    .from(ports)
    .where(or(eq(ports.code, word.toUpperCase()), like(ports.nameZh, containing(word.replace(/(?<=..)港$/, '')))))
    .orderBy(sql`length(${ports.nameZh})`)
    .limit(portsMax);
  return named.map(({ code }) => code);
};

const sailingBases = async (
  db: Database,
  now: Date,
  [from, to]: string[],
  dangerous: boolean,
): Promise<OfferBase[]> => {
  const found: OfferBase[] = [];
  for (const orgPortCode of await portsNamed(db, from))
    for (const dstPortCode of await portsNamed(db, to)) {
      const sailings = await openSailings(db, { orgPortCode, dstPortCode, dangerous }, now);
      for (const { id, orgPort, dstPort, carrierZh, vessel, voyage, departsAt } of sailings)
        found.push({
          offerId: id,
          titleZh: `${orgPort} → ${dstPort} · ${carrierZh} ${vessel} / ${voyage} · ${dateMinute(departsAt)}`,
        });
    }
  return found.slice(0, offerBasesMax);
};

const rateBases = async (db: Database, now: Date, line: ServiceCode, words: string[]): Promise<OfferBase[]> => {
  const { originCode, originZh, destinationCode, destinationZh } = publishedRates;
  const named = sql`concat_ws(' ', ${originZh}, ${originCode}, ${destinationZh}, ${destinationCode})`;
  const rows = await db
    .selectDistinct({ originCode, originZh, destinationCode, destinationZh })
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, line),
        notEnded(publishedRates, now),
        ...words.map((word) => sql`${named} ilike ${containing(word)}`),
      ),
    )
    .orderBy(asc(originZh), asc(destinationZh))
    .limit(offerBasesMax);
  return rows.map((lane) => ({
    offerId: quoteIdOf({ line, ...lane }),
    titleZh: lane.destinationZh === null ? lane.originZh : `${lane.originZh} → ${lane.destinationZh}`,
  }));
};

/** The sailings, lanes, places or goods of a service that an offer can be based on, by names of places or goods. */
export const offerBasesOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { line, keyword, isDanger }: { line: ServiceCode; keyword: string; isDanger: 'Y' | 'N' },
): Promise<OfferBase[]> => {
  const words = wordsOf(keyword);
  if (isRated(line)) return rateBases(db, clock.now(), line, words);
  if (line !== 'goods') return sailingBases(db, clock.now(), words, isDanger === 'Y');
  const filters = { classes: [], deliveryPlace: '' };
  const { rows } = await pageOfGoods(db, { keyword, page: 1, size: offerBasesMax, ...filters });
  return rows.map(({ id, nameZh, deliveryPlaceZh }) => ({
    offerId: `${goodsOfferPrefix}${id}`,
    titleZh: `${nameZh} · ${deliveryPlaceZh}`,
  }));
};
