import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ContainerType, TariffLine } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { charges, oceanRates } from '#service/db/schema/network.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ScheduledSailing } from './sailings.ts';

/** A sailing's tariff and the instant until which it is asked. */
export interface Tariff {
  lines: TariffLine[];
  validUntil: Date;
}

type Charge = typeof charges.$inferSelect;
type OceanRate = typeof oceanRates.$inferSelect;

const isInSeason = ({ departsFrom, departsTo }: Charge, departsAt: Date): boolean => {
  if (departsFrom === null || departsTo === null) return true;
  const day = chinaDayOf(departsAt).slice('YYYY-'.length);
  return departsFrom <= day && day <= departsTo;
};

const oceanFreight = (item: ContainerType, amount: number): TariffLine => ({
  code: 'OF',
  nameZh: '海运费',
  side: 'freight',
  currency: '2',
  basis: 'container',
  item,
  condition: null,
  amount,
  minimum: null,
  from: null,
});

const oceanFreights = (rate: OceanRate, { addOn20, addOn40 }: ScheduledSailing): TariffLine[] => [
  oceanFreight('20GP', rate.amount20gp + addOn20),
  oceanFreight('40GP', rate.amount40gp + addOn40),
  oceanFreight('40HQ', rate.amount40hq + addOn40),
];

const linesOf = (charge: Charge): TariffLine[] => {
  const { code, nameZh, side, currency, basis, condition, amount20, amount40 } = charge;
  const line = (item: ContainerType | null, amount: number): TariffLine => ({
    code,
    nameZh,
    side,
    currency,
    basis,
    item,
    condition,
    amount,
    minimum: null,
    from: null,
  });
  if (basis !== 'container' || amount20 === amount40) return [line(null, amount20)];
  return [line('20GP', amount20), line('40GP', amount40), line('40HQ', amount40)];
};

/**
 * The tariffs in force now for sailings of one lane, by sailing id; a sailing without a rate has none. The ocean rate
 * follows the day of booking, seasonal surcharges the day of departure.
 */
export const tariffsOf = async (
  db: Database,
  sailings: readonly ScheduledSailing[],
  now: Date,
): Promise<ReadonlyMap<string, Tariff>> => {
  const [lane] = sailings;
  if (!lane) return new Map();
  const rates = await db
    .select()
    .from(oceanRates)
    .where(
      and(
        eq(oceanRates.dstPortCode, lane.dstPortCode),
        inArray(oceanRates.serviceCode, [...new Set(sailings.map(({ service }) => service))]),
        lte(oceanRates.validFrom, now),
        gt(oceanRates.validUntil, now),
      ),
    );
  const laneCharges = await db
    .select()
    .from(charges)
    .where(
      and(
        or(isNull(charges.laneCode), eq(charges.laneCode, lane.laneCode)),
        sql`(cardinality(${charges.countryCodes}) = 0 or ${lane.countryCode} = any(${charges.countryCodes}))`,
      ),
    )
    .orderBy(asc(charges.position));

  const tariffs = new Map<string, Tariff>();
  for (const sailing of sailings) {
    const rate = rates.find(({ serviceCode }) => serviceCode === sailing.service);
    if (!rate) continue;
    const due = laneCharges.filter((charge) => isInSeason(charge, sailing.departsAt));
    tariffs.set(sailing.id, {
      lines: [...oceanFreights(rate, sailing), ...due.flatMap(linesOf)],
      validUntil: rate.validUntil,
    });
  }
  return tariffs;
};
