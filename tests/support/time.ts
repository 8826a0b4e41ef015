export { pass, settled } from '#stories/tooling/player/driver.ts';

/** The moment every browser test begins at, in epoch milliseconds. */
export const start = Date.UTC(2026, 2, 2, 2);
