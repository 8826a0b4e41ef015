import type { Site } from '#src/app/siteContext.ts';
import { patiently } from '#src/platform/lazy.ts';
import type { NamingSource } from './namingEffects.tsx';

/** Opens the dialog that saves a price or an order under a name; a visitor signs in first. */
export const openNaming = async (site: Site, source: NamingSource): Promise<void> => {
  const { requestNaming } = await patiently(() => import('./namingEffects.tsx'));
  requestNaming(site, source);
};
