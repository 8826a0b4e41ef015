import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/database.ts';
import { defaultPoolLimits } from '#server/db/pool.ts';
import type { Clock } from '#server/http/context.ts';
import { embeddedDatabase } from './embedded.ts';
import { freshPostgres, testStart } from './snapshot.ts';

/** A clock that stands still until it is advanced. */
export class TestClock implements Clock {
  #at = testStart.getTime();

  now(): Date {
    return new Date(this.#at);
  }

  /** Advances by this many milliseconds. */
  advance(ms: number): void {
    this.#at += ms;
  }
}

/** A migrated and seeded database: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return embeddedDatabase();
  const { url, drop } = await freshPostgres(server);
  const size = Number(process.env['TEST_DATABASE_POOL_SIZE'] ?? defaultPoolLimits.size);
  const { db, close } = await openDatabase({ url, limits: { ...defaultPoolLimits, size } });
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
};
