import type { Port } from '#contract/search/referenceData.ts';
import { portList } from '#contract/search/referenceData.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The ports of the list; loaded with the first call. */
export const fetchPorts = async ({ call }: Pick<Site, 'call'>): Promise<Port[]> => call(portList, {});
