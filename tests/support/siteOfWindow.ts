import type { Site } from '#src/app/siteContext.ts';

/** What a page load shares in one window of the browser; another window has its own. */
export const siteOfWindow = (): Pick<Site, 'shared'> => {
  const made = new Map<string, unknown>();
  return {
    shared: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };
};
