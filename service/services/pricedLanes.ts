import type { Lane, SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Database } from '#service/db/database.ts';
import type { SharedTimes } from '#service/http/sharedValues.ts';
import { SharedValues } from '#service/http/sharedValues.ts';
import type { PricedSailing } from './pricedSailings.ts';
import { pricedSailings, sailingQuoteOf } from './pricedSailings.ts';

/** The open sailings of a lane, soonest first; each is quoted when a page first shows it. */
class PricedLane {
  readonly sailings: readonly PricedSailing[];
  readonly #isDanger: Lane['isDanger'];
  readonly #quotes = new Map<PricedSailing, SailingQuote>();

  constructor(sailings: readonly PricedSailing[], isDanger: Lane['isDanger']) {
    this.sailings = sailings;
    this.#isDanger = isDanger;
  }

  quoteOf(sailing: PricedSailing): SailingQuote {
    const quote = this.#quotes.get(sailing) ?? sailingQuoteOf(sailing, this.#isDanger);
    this.#quotes.set(sailing, quote);
    return quote;
  }
}

const lanesMax = 200;

/** Lanes whose sailings are read once for all searches of some seconds, whatever their filter, order and page. */
export class PricedLanes {
  readonly #lanes: SharedValues<PricedLane>;

  constructor({ freshMs }: SharedTimes) {
    // the responses made from them are stale for a while already
    this.#lanes = new SharedValues({ freshMs, staleMs: freshMs }, lanesMax);
  }

  /** Drops every lane, because the data have changed. */
  clear(): void {
    this.#lanes.clear();
  }

  of({ db, clock }: { db: Database; clock: { now: () => Date } }, lane: Lane): Promise<PricedLane> {
    const { orgPortCode, dstPortCode, isDanger } = lane;
    return this.#lanes.get(
      `${orgPortCode} ${dstPortCode} ${isDanger}`,
      async () => new PricedLane(await pricedSailings(db, lane, clock.now()), isDanger),
    );
  }
}
