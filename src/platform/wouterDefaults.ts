/**
 * Replaces wouter's patterns and location hooks in a build: the site matches paths by its own table, and passes its own
 * hooks to `Router`. A page that uses `Route`, or a `Router` without hooks, fails at once.
 */
const fail = (): never => {
  throw new Error('The build has no patterns of wouter and no hooks of the address: see wouterDefaults.ts.');
};

export const parse = fail;
export const useBrowserLocation = fail;
export const useSearch = fail;
