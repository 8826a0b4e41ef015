import * as identity from './schema/identity.ts';
import * as trade from './schema/trade.ts';

/** Every table of the service. */
export const schema = { ...identity, ...trade };
