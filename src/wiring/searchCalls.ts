import type { Port } from '#contract/basic.ts';
import { portList } from '#contract/basic.ts';
import { call } from './site.ts';

/** The ports of the list; loaded with the first question. */
export const fetchPorts = async (): Promise<Port[]> => call(portList, {});
