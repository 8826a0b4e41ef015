import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../../context.ts';
import { rollSailings } from '../../trade/rolling.ts';
import type { Database } from '../database.ts';
import { settings } from '../schema/identity.ts';
import { schema as trade } from '../schema.ts';
import * as content from './content.ts';
import { chargeRows, laneRows } from './market.ts';
import { linerNetwork } from './network.ts';
import * as reference from './reference.ts';
import * as selling from './selling.ts';

/** A table whose rows follow from the seed files and, where they hold instants, from the moment of seeding. */
const dated = <Table extends PgTable>(table: Table, rowsAt: (now: Date) => Table['$inferInsert'][]) => ({
  table,
  /** The rows as of one fixed moment: what tells an edition from another, whenever it is seeded. */
  edition: rowsAt(new Date(0)),
  fill: (db: Database, now: Date) => db.insert(table).values(rowsAt(now)),
});

const filled = <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => dated(table, () => rows);

/** Every reference table with its rows; a table stands behind those it refers to. */
const referenceTables = () => {
  const { services, calls } = linerNetwork();
  return [
    filled(trade.tradeLanes, laneRows()),
    filled(trade.ports, reference.portRows()),
    filled(trade.hotLanes, reference.hotLaneRows()),
    filled(trade.carriers, reference.carrierRows()),
    filled(trade.containerTypes, reference.containerTypeRows()),
    filled(trade.hazardClasses, reference.hazardClassRows()),
    filled(trade.dangerousGoodsEntries, reference.dangerousGoodsRows()),
    filled(trade.packagings, reference.packagingRows()),
    filled(trade.tradeDocuments, reference.documentRows()),
    filled(trade.incoterms, reference.incotermRows()),
    filled(trade.cutOffs, reference.cutOffRows()),
    filled(trade.charges, chargeRows()),
    filled(trade.linerServices, services),
    filled(trade.serviceCalls, calls),
    filled(trade.constants, content.constantRows()),
    filled(trade.slides, content.slideRows()),
    filled(trade.cities, content.cityRows()),
    filled(trade.news, content.newsRows()),
    dated(trade.campaigns, content.campaignRowsAt),
    filled(trade.suppliers, selling.supplierRows()),
    filled(trade.publishedRates, selling.publishedRateRows()),
    filled(trade.lineCharges, selling.lineChargeRows()),
    dated(trade.goodsItems, selling.goodsRowsAt),
  ];
};

/** What a deployment begins with; what it sets for itself stays. */
const firstSettings = [{ key: 'serviceMail', value: 'service@example.com' }];

/**
 * Brings the reference tables to the edition of the seed files, then sailings and rates up to the horizon. Repeating
 * it changes nothing; a new edition replaces the reference tables, while orders keep their own copy of what was ordered.
 */
export const seed = async (db: Database, clock: Clock): Promise<void> => {
  const tables = referenceTables();
  const digest = createHash('sha256')
    .update(JSON.stringify(tables.map(({ edition }) => edition)))
    .digest('hex');
  const [known] = await db.select().from(trade.referenceEditions).where(eq(trade.referenceEditions.digest, digest));
  if (!known) {
    await db.transaction(async (tx) => {
      for (const table of [trade.oceanRates, trade.voyages, trade.referenceEditions]) await tx.delete(table);
      for (const { table } of tables.toReversed()) await tx.delete(table);
      for (const { fill } of tables) await fill(tx, clock.now());
      await tx.insert(trade.referenceEditions).values({ digest });
    });
  }
  await db.insert(settings).values(firstSettings).onConflictDoNothing();
  await rollSailings(db, clock.now());
};
