import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { hazardClasses, packagings, tradeDocuments } from '#server/db/schema/reference.ts';
import type { SharedTimes } from '#server/http/responses/sharedValues.ts';
import { SharedValues } from '#server/http/responses/sharedValues.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { GoodsList } from '#server/search/goodsList.ts';
import type { Recogniser } from '#contract/rules/acceptance/suspicions.ts';
import { GoodsRecognition, SharedRecogniser } from './recognition/goodsRecognition.ts';

/** The codes allowed in orders, and the forbidden divisions of dangerous goods. */
interface Codes {
  packagings: ReadonlySet<string>;
  documents: ReadonlySet<string>;
  closedDivisions: ReadonlySet<string>;
}

const readCodes = async (db: Database): Promise<Codes> => {
  const packed = await db.select({ code: packagings.code }).from(packagings);
  const papers = await db.select({ code: tradeDocuments.code }).from(tradeDocuments);
  const closed = await db.select().from(hazardClasses).where(eq(hazardClasses.bookedOnline, false));
  return {
    packagings: new Set(packed.map(({ code }) => code)),
    documents: new Set(papers.map(({ code }) => code)),
    closedDivisions: new Set(closed.map(({ division }) => division)),
  };
};

/** The data that an order is compared with. */
export interface TradeFacts {
  codes: Codes;
  /** The dangerous-goods list. */
  goods: GoodsIndex;
  /** Recognises dangerous goods by the texts of a cargo. */
  recognise: Recogniser;
}

/** The data for all orders: the codes are read once for the orders of some seconds, the list until it changes. */
export class TradeTables {
  readonly #goods = new GoodsList();
  readonly #codes: SharedValues<Codes>;
  readonly #recogniser: SharedRecogniser;

  /** Services over copies of one database may share their recognition. */
  constructor({ freshMs }: SharedTimes, recognition = new GoodsRecognition()) {
    const times = { freshMs, staleMs: freshMs };
    this.#codes = new SharedValues(times, 1);
    this.#recogniser = new SharedRecogniser(times, recognition);
  }

  /** Drops the tables, because the data have changed. */
  clear(): void {
    this.#goods.clear();
    this.#codes.clear();
    this.#recogniser.clear();
  }

  /**
   * All of the data. Never call it in a transaction: another call may be reading a table and waiting for the
   * transaction's connection, which would be a deadlock.
   */
  async facts(db: Database): Promise<TradeFacts> {
    return { codes: await this.codes(db), goods: await this.goods(db), recognise: await this.recogniser(db) };
  }

  /** The dangerous-goods list. */
  goods(db: Database): Promise<GoodsIndex> {
    return this.#goods.get(db);
  }

  codes(db: Database): Promise<Codes> {
    return this.#codes.get('', () => readCodes(db));
  }

  /** Recognises dangerous goods by the texts of a cargo. */
  recogniser(db: Database): Promise<Recogniser> {
    return this.#recogniser.get(db);
  }
}
