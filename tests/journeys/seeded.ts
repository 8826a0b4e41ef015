import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Seeded, Seeding } from './seeding.ts';
import { outcomeFile } from './seeding.ts';

/** Waits for what was seeded; throws where that failed. */
export const seeded = async (): Promise<Seeded> => {
  for (;;) {
    const text = await readFile(outcomeFile(inject('journeysFolder')), 'utf8').catch(() => undefined);
    if (text === undefined) {
      await pause(100);
      continue;
    }
    const outcome = JSON.parse(text) as Seeding;
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome;
  }
};
