import { sql } from 'drizzle-orm';
import { withShare } from './callShare.ts';
import type { Database } from './database.ts';
import { migrationsCurrent } from './migrate.ts';

/** Why this instance should not receive calls now. */
export type NotReady = 'databaseUnavailable' | 'databaseReadOnly' | 'migrationsMissing';

const answerMs = 1_000;

const lookAt = async (db: Database): Promise<NotReady | undefined> => {
  const { rows } = (await db.execute(sql`select current_setting('transaction_read_only') as value`)) as unknown as {
    rows: { value: string }[];
  };
  if (rows[0]?.value === 'on') return 'databaseReadOnly';
  return (await migrationsCurrent(db)) ? undefined : 'migrationsMissing';
};

/**
 * Whether the database answers within a second, accepts writes and has this build's migrations; one check at a time.
 */
export const readinessOf = (db: Database): (() => Promise<NotReady | undefined>) => {
  let looking: Promise<NotReady | undefined> | undefined;
  return () => {
    looking ??= withShare('readiness', () => lookAt(db))
      .catch(() => 'databaseUnavailable' as const)
      .finally(() => (looking = undefined));
    const tooLate = new Promise<NotReady>((resolve) => {
      setTimeout(resolve, answerMs, 'databaseUnavailable').unref();
    });
    return Promise.race([looking, tooLate]);
  };
};
