import { setTimeout as pause } from 'node:timers/promises';
import { unavailableOf } from './errors.ts';

const waitMaxMs = 60_000;
const tryEveryMs = 500;

/** Runs a read at the start; retries for a minute while the database is unavailable or too busy to answer in time. */
export const onceAvailable = async <T>(read: () => Promise<T>, everyMs = tryEveryMs): Promise<T> => {
  const until = Date.now() + waitMaxMs;
  for (;;)
    try {
      return await read();
    } catch (error) {
      if (!unavailableOf(error) || Date.now() >= until) throw error;
      await pause(everyMs);
    }
};
