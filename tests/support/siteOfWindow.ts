import type { Site } from '#src/app/siteContext.ts';

/** The shared state of a page load in one browser window; another window has its own. */
export const siteOfWindow = (): Pick<Site, 'shared'> => {
  const made = new Map<string, unknown>();
  return {
    shared: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };
};
