import { constantsByType, constantsList } from '#contract/search/referenceData.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { createConstants } from '#src/api/constantsCache.ts';
import { call } from './site.ts';

/**
 * `constantsOf(type)` are the service's constants of one type, `allConstants()` those of every type by one call; both
 * are kept on this device for a day. Throws a `Refusal` where nothing is kept and the call fails.
 */
export const { ofType: constantsOf, ofAllTypes: allConstants } = createConstants({
  now: Date.now,
  read: readLocal,
  write: writeLocal,
  fetchType: async (type) => call(constantsByType, { constType: type }, { quiet: true }),
  fetchAll: async () => call(constantsList, {}, { quiet: true }),
});
