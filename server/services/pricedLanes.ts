import type { ContainerLoad } from '#contract/booking/loadTotals.ts';
import { loadTotalsOf, pricedLoadOf } from '#contract/booking/loadTotals.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import type { Lane } from '#contract/search/sailingQuotes.ts';
import type { Database } from '#server/db/database.ts';
import type { SharedTimes } from '#server/http/responses/sharedValues.ts';
import { SharedValues } from '#server/http/responses/sharedValues.ts';
import { exchangeRateOf } from './exchangeRates.ts';
import { gramsPerTeuOf } from './carbon.ts';
import type { LaneQuote, PricedSailing } from './pricedSailings.ts';
import { pricedSailings, sailingQuoteOf } from './pricedSailings.ts';

/**
 * The open sailings of a lane, soonest first, and the exchange rate of the day; each is quoted when a page first shows
 * it, and totalled for a load when a search first needs it.
 */
export class PricedLane {
  readonly sailings: readonly PricedSailing[];
  readonly exchangeRate: ExchangeRate | null;
  readonly #isDanger: Lane['isDanger'];
  readonly #quotes = new Map<PricedSailing, LaneQuote>();
  /** By ports of transshipment: all sailings of a lane have the same ends. */
  readonly #grams = new Map<string, number | null>();
  /** By load: there are at most as many as combinations of container sizes and numbers. */
  readonly #totals = new Map<string, ReadonlyMap<PricedSailing, Total[]>>();

  constructor(sailings: readonly PricedSailing[], isDanger: Lane['isDanger'], exchangeRate: ExchangeRate | null) {
    this.sailings = sailings;
    this.exchangeRate = exchangeRate;
    this.#isDanger = isDanger;
  }

  quoteOf(sailing: PricedSailing): LaneQuote {
    const quote = this.#quotes.get(sailing) ?? sailingQuoteOf(sailing, this.#isDanger);
    this.#quotes.set(sailing, quote);
    return quote;
  }

  /** Grams of CO2e for a TEU on a sailing; null if the position of a port is unknown. */
  gramsPerTeu({ sailing }: PricedSailing): number | null {
    const key = sailing.viaCodes.join(' ');
    // null is a result too, which takes as long to compute
    const known = this.#grams.get(key);
    const grams = known === undefined ? gramsPerTeuOf(sailing) : known;
    this.#grams.set(key, grams);
    return grams;
  }

  /** The totals of a load on every sailing. */
  totalsOf({ containerType, containers }: Omit<ContainerLoad, 'isDanger'>): ReadonlyMap<PricedSailing, Total[]> {
    const key = `${containers} ${containerType}`;
    const known = this.#totals.get(key);
    if (known) return known;
    const load = pricedLoadOf({ containerType, containers, isDanger: this.#isDanger });
    const totals = new Map(this.sailings.map((one) => [one, loadTotalsOf(one.tariff.charges, load)]));
    this.#totals.set(key, totals);
    return totals;
  }
}

const lanesMax = 200;
const othersMax = 100;

/** Lanes whose sailings are read once for all searches of some seconds, regardless of filter, order and page. */
export class PricedLanes {
  readonly #lanes: SharedValues<PricedLane>;
  readonly #others: SharedValues<unknown>;

  constructor({ freshMs }: SharedTimes) {
    // the responses made from them are already stale for some time
    const times = { freshMs, staleMs: freshMs };
    this.#lanes = new SharedValues(times, lanesMax);
    this.#others = new SharedValues(times, othersMax);
  }

  /** Clears all lanes, because the data have changed. */
  clear(): void {
    this.#lanes.clear();
    this.#others.clear();
  }

  /** Other prices, which are read once for all callers of some seconds, by `key`. */
  shared<Prices>(key: string, read: () => Promise<Prices>): Promise<Prices> {
    return this.#others.get(key, read) as Promise<Prices>;
  }

  of({ db, clock }: { db: Database; clock: { now: () => Date } }, lane: Lane): Promise<PricedLane> {
    const { orgPortCode, dstPortCode, isDanger } = lane;
    return this.#lanes.get(`${orgPortCode} ${dstPortCode} ${isDanger}`, async () => {
      const sailings = await pricedSailings(db, lane, clock.now());
      return new PricedLane(sailings, isDanger, await exchangeRateOf(db));
    });
  }
}
