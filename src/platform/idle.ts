import { limits } from '#contract/protocol/limits.ts';

/** Runs once the browser has nothing else to do, two seconds from now at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: limits.prefetchIdleMs });
  else setTimeout(run, limits.prefetchIdleMs);
};

/** Runs once the browser has nothing else to do, however long that takes. */
export const whenQuiet = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, limits.prefetchIdleMs);
};
