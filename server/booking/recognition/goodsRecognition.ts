import { inArray, sql } from 'drizzle-orm';
import type { Recogniser } from '#contract/rules/acceptance/suspicions.ts';
import type { Database } from '#server/db/database.ts';
import { goodsTerms, hazardousChemicals } from '#server/db/schema/recognition.ts';
import { dangerousGoodsEntries as entries } from '#server/db/schema/reference.ts';
import { seedEditions } from '#server/db/schema/seeding.ts';
import type { SharedTimes } from '#server/http/responses/sharedValues.ts';
import { SharedValues } from '#server/http/responses/sharedValues.ts';
import type { RecognitionTables } from './recognition.ts';
import { recognise } from './recognition.ts';
import { recognitionTablesOf } from './recognitionIndex.ts';

const readRows = async (db: Database) => {
  const listed = await db
    .select({
      unNumber: entries.unNumber,
      packingGroup: entries.packingGroup,
      hazardClass: entries.hazardClass,
      properShippingName: entries.properShippingName,
      nameZh: entries.nameZh,
      commonNameZh: entries.commonNameZh,
      cas: entries.cas,
    })
    .from(entries)
    .orderBy(entries.position);
  const items = await db.select().from(hazardousChemicals).orderBy(hazardousChemicals.number);
  const terms = await db.select().from(goodsTerms).orderBy(goodsTerms.term);
  return { entries: listed, items, terms };
};

/** The editions of the tables, and a digest of the list, which the desk corrects. */
const versionOf = async (db: Database): Promise<string> => {
  const editions = await db
    .select()
    .from(seedEditions)
    .where(inArray(seedEditions.tableName, ['dangerous_goods_entries', 'hazardous_chemicals', 'goods_terms']))
    .orderBy(seedEditions.tableName);
  const names = sql`${entries.unNumber} || ${entries.properShippingName} || ${entries.nameZh} || ${entries.commonNameZh} || coalesce(${entries.cas}, '')`;
  const [digest] = await db.select({ sum: sql<string>`sum(hashtextextended(${names}, 0))` }).from(entries);
  return JSON.stringify([editions, digest]);
};

/**
 * Recognises dangerous goods by name. The index is built once for each version of the tables, interleaved with other
 * requests.
 */
export class GoodsRecognition {
  #held: { version: string; tables: Promise<RecognitionTables> } | undefined;

  async #tables(db: Database, version: string): Promise<RecognitionTables> {
    if (this.#held?.version === version) return this.#held.tables;
    const tables = readRows(db).then(recognitionTablesOf);
    const held = { version, tables };
    this.#held = held;
    // an error belongs to the callers that wait for it
    tables.catch(() => this.#held === held && (this.#held = undefined));
    return tables;
  }

  /** The recogniser of the current tables. */
  async recogniser(db: Database): Promise<Recogniser> {
    const tables = await this.#tables(db, await versionOf(db));
    return (texts) => recognise(tables, texts);
  }
}

/** The recogniser of one database; its version is looked up once for the orders of some seconds. */
export class SharedRecogniser {
  readonly #recognition: GoodsRecognition;
  readonly #shared: SharedValues<Recogniser>;

  constructor({ freshMs }: SharedTimes, recognition: GoodsRecognition) {
    this.#recognition = recognition;
    this.#shared = new SharedValues({ freshMs, staleMs: freshMs }, 1);
  }

  clear(): void {
    this.#shared.clear();
  }

  get(db: Database): Promise<Recogniser> {
    return this.#shared.get('', () => this.#recognition.recogniser(db));
  }
}
