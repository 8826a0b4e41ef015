import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../../context.ts';
import { rollSailings } from '../../trade/rolling.ts';
import type { Database } from '../database.ts';
import { settings } from '../schema/identity.ts';
import { schema as trade } from '../schema.ts';
import { chargeRows, laneRows } from './market.ts';
import { linerNetwork } from './network.ts';
import * as reference from './reference.ts';

const filled = <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => ({
  table,
  rows,
  fill: (db: Database) => db.insert(table).values(rows),
});

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
    .update(JSON.stringify(tables.map(({ rows }) => rows)))
    .digest('hex');
  const [known] = await db.select().from(trade.referenceEditions).where(eq(trade.referenceEditions.digest, digest));
  if (!known) {
    await db.transaction(async (tx) => {
      for (const table of [trade.oceanRates, trade.voyages, trade.referenceEditions]) await tx.delete(table);
      for (const { table } of tables.toReversed()) await tx.delete(table);
      for (const { fill } of tables) await fill(tx);
      await tx.insert(trade.referenceEditions).values({ digest });
    });
  }
  await db.insert(settings).values(firstSettings).onConflictDoNothing();
  await rollSailings(db, clock.now());
};
