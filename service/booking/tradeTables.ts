import { eq } from 'drizzle-orm';
import type { Database } from '#service/db/database.ts';
import {
  dangerousGoodsEntries as entries,
  hazardClasses,
  packagings,
  tradeDocuments,
} from '#service/db/schema/reference.ts';
import type { SharedTimes } from '#service/http/sharedValues.ts';
import { SharedValues } from '#service/http/sharedValues.ts';

const readNames = async (db: Database) =>
  await db
    .select({
      unNumber: entries.unNumber,
      properShippingName: entries.properShippingName,
      nameZh: entries.nameZh,
      commonNameZh: entries.commonNameZh,
      cas: entries.cas,
      hazardClass: entries.hazardClass,
      packingGroup: entries.packingGroup,
    })
    .from(entries);

type Names = Awaited<ReturnType<typeof readNames>>;

/** The codes that an order may have, and the divisions of dangerous goods that it may not. */
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

/** What every order is compared with: read once for the orders of some seconds. */
export class TradeTables {
  readonly #names: SharedValues<Names>;
  readonly #codes: SharedValues<Codes>;

  constructor({ freshMs }: SharedTimes) {
    const times = { freshMs, staleMs: freshMs };
    this.#names = new SharedValues(times, 1);
    this.#codes = new SharedValues(times, 1);
  }

  /** Drops the tables, because the data have changed. */
  clear(): void {
    this.#names.clear();
    this.#codes.clear();
  }

  /** The names of the dangerous-goods list. */
  names(db: Database): Promise<Names> {
    return this.#names.get('', () => readNames(db));
  }

  codes(db: Database): Promise<Codes> {
    return this.#codes.get('', () => readCodes(db));
  }
}
