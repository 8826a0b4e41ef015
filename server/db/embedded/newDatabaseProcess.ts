// Fills the folder of a new embedded database in a separate process, so that its memory is freed afterwards.
import { configOf } from '#server/config/config.ts';
import { configuredSecret } from '#server/config/storedSecret.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { clockAhead } from '#server/http/context.ts';
import { openDatabase } from '../database.ts';
import { seedFor } from '../seed/firstRows.ts';

// the waiting service was killed
process.once('disconnect', () => process.exit(1));

const config = configOf(process.env);
const clock = clockAhead(config.clockOffsetMs);
const passwords = openPasswords(configuredSecret(config));
const { close } = await openDatabase({ dataDir: process.argv[2]!, isUnnamed: true }, (db) =>
  seedFor(db, clock, passwords, config),
);
await close();
process.exit(0);
