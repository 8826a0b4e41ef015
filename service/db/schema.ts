import * as identity from './schema/identity.ts';
import * as trade from './schema/trade.ts';
import * as verification from './schema/verification.ts';
import * as wholeVehicle from './schema/wholeVehicle.ts';

/** Every table of the service. */
export const schema = { ...identity, ...trade, ...verification, ...wholeVehicle };
