import type { Clock } from '#server/http/context.ts';
import type { Passwords } from '#server/auth/password/hashing.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '../database.ts';
import { seedAccounts } from './accounts.ts';
import { seed } from './seed.ts';

/** Seeds required rows, and outside production the demo accounts if demo data are enabled. */
export const seedFor = async (
  db: Database,
  clock: Clock,
  passwords: Passwords,
  config: Pick<Config, 'demoData' | 'production'>,
): Promise<void> => {
  await seed(db, clock, config);
  if (config.demoData && !config.production) await seedAccounts(db, clock, passwords);
};
