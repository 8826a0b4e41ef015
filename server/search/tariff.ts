import { and, asc, eq, gt, inArray, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { ContainerType, TariffCharge } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { charges, oceanRates } from '#server/db/schema/network.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { inForce, nextChangeOf, notEnded, rowsInForce } from '#server/services/validity.ts';
import type { ScheduledSailing } from './sailings.ts';

/** A sailing's tariff and when it expires. */
export interface Tariff {
  charges: TariffCharge[];
  validUntil: Date;
}

type Charge = typeof charges.$inferSelect;
type OceanRate = typeof oceanRates.$inferSelect;

const isInSeason = ({ departsFrom, departsTo }: Charge, departsAt: Date): boolean => {
  if (departsFrom === null || departsTo === null) return true;
  const day = chinaDayOf(departsAt).slice('YYYY-'.length);
  return departsFrom <= day && day <= departsTo;
};

const oceanFreight = (item: ContainerType, amount: number): TariffCharge => ({
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

const oceanFreights = (rate: OceanRate, { addOn20, addOn40 }: ScheduledSailing): TariffCharge[] => [
  oceanFreight('20GP', rate.amount20gp + addOn20),
  oceanFreight('40GP', rate.amount40gp + addOn40),
  oceanFreight('40HQ', rate.amount40hq + addOn40),
];

const sizes = ['20GP', '40GP', '40HQ'] as const satisfies readonly ContainerType[];

/** The charges for loading at our station, and the suffix of their items in its price list. */
const stationCharges: Readonly<Record<string, string>> = { CFSL: '', CFSL_DG: '-DG' };

const chargesOf = (row: Charge): TariffCharge[] => {
  const { code, nameZh, side, currency, basis, condition, amount20, amount40 } = row;
  const charge = (item: ContainerType | null, amount: number): TariffCharge => ({
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
  if (basis !== 'container' || (amount20 === amount40 && !(code in stationCharges))) return [charge(null, amount20)];
  return sizes.map((size) => charge(size, size === '20GP' ? amount20 : amount40));
};

/** The prices of the loading station at a port, by item; empty at a port without one. */
const stationPrices = async (db: Database, portCode: string, now: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select()
    .from(publishedRates)
    .where(
      and(
        eq(publishedRates.line, 'builtIn'),
        like(publishedRates.originCode, `${portCode}-%`),
        inForce(publishedRates, now),
      ),
    );
  return new Map(rows.map(({ itemCode, amount }) => [itemCode, amount]));
};

/** A charge with our station's price for the same work. */
const asAtStation = (charge: TariffCharge, prices: ReadonlyMap<string, number>): TariffCharge => {
  const ending = stationCharges[charge.code];
  return ending === undefined || charge.item === null
    ? charge
    : { ...charge, amount: prices.get(`${charge.item}${ending}`) ?? charge.amount };
};

/**
 * The current tariffs of one lane's sailings, by sailing id; a sailing without a rate has none. The ocean rate follows
 * the day of booking, seasonal surcharges the day of departure.
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
        notEnded(charges, now),
      ),
    )
    .orderBy(asc(charges.position));

  const station = await stationPrices(db, lane.orgPortCode, now);
  // most sailings of a lane share it
  const known = new Map<string, TariffCharge[]>();
  const tariffChargesOf = (due: readonly Charge[]): TariffCharge[] => {
    const key = due.map(({ position }) => position).join(' ');
    const found = known.get(key) ?? due.flatMap(chargesOf).map((charge) => asAtStation(charge, station));
    known.set(key, found);
    return found;
  };

  const tariffs = new Map<string, Tariff>();
  for (const sailing of sailings) {
    const rate = rates.find(({ serviceCode }) => serviceCode === sailing.service);
    if (!rate) continue;
    const seasonal = laneCharges.filter((charge) => isInSeason(charge, sailing.departsAt));
    tariffs.set(sailing.id, {
      charges: [...oceanFreights(rate, sailing), ...tariffChargesOf(rowsInForce(seasonal, now))],
      validUntil: nextChangeOf(seasonal, now, rate.validUntil),
    });
  }
  return tariffs;
};
