import { constantsByType, constantsList } from '#contract/search/referenceData.ts';
import { createConstants } from '#src/api/constantsCache.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import type { Site } from './siteContext.ts';

/**
 * The service's constants: `ofType(type)` those of one type, `ofAllTypes()` all of them by one call; both are stored on
 * this device for a day. Throws an `ApiError` if nothing is stored and the call fails.
 */
export const constantsOf = ({ call, shared }: Site) =>
  shared('constants', () =>
    createConstants({
      now: Date.now,
      read: readLocal,
      write: writeLocal,
      fetchType: async (type) => call(constantsByType, { constType: type }, { quiet: true }),
      fetchAll: async () => call(constantsList, {}, { quiet: true }),
    }),
  );
