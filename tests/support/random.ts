import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests tagged `deep` may run. */
    hasDeep: boolean;
    seed: number;
  }
}

/** The seed of every random input of a run; vitest.config.ts sets it. */
export const seed = inject('seed');

/** Pseudo-random numbers from 0 to 1 by a seed (mulberry32). */
export const randomFrom = (from: number) => {
  let state = from;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
