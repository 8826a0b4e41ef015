/** What this run's walks are decided by: `SEED`, or always the same. */
export const seed = Number(process.env['SEED'] ?? 20_261_120);

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export const randomFrom = (from: number) => {
  let state = from;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
