import type { Port } from '#contract/search/referenceData.ts';
import { portList } from '#contract/search/referenceData.ts';
import { call } from '#src/app/site.ts';

/** The ports of the list; loaded with the first question. */
export const fetchPorts = async (): Promise<Port[]> => call(portList, {});
