import type { Clock } from '#server/http/context.ts';
import type { Database } from '../database.ts';
import { referenceEditions } from '../schema/reference.ts';
import type { Origin } from '../schema/seeding.ts';
import { recordEarlierSeed, lastReplacingEdition } from './earlierSeed.ts';
import { bringToEdition } from './bringToEdition.ts';
import type { SeededTable } from './seededTables.ts';
import { seedEdition, seededTables } from './seededTables.ts';
import { rollSailings } from '#server/search/rollingSailings.ts';

interface Seeding {
  /** Whether to add the invented rows. */
  demoData: boolean;
  tables?: readonly SeededTable[];
  editions?: Readonly<Record<Origin, number>>;
}

/**
 * Updates the reference tables to this build's edition, and with `demoData` the demo tables and their sailings too.
 * Only unchanged seeded rows change, and none is deleted; it is idempotent.
 */
export const seed = async (
  db: Database,
  clock: Clock,
  { demoData, tables = seededTables, editions = seedEdition }: Seeding,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await recordEarlierSeed(tx, tables);
    for (const table of tables)
      if (demoData || table.origin === 'reference')
        await bringToEdition(tx, table, editions[table.origin], clock.now());
    await tx.insert(referenceEditions).values({ digest: lastReplacingEdition }).onConflictDoNothing();
  });
  if (demoData) await rollSailings(db, clock.now());
};
