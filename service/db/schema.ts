import * as identity from './schema/identity.ts';
import * as network from './schema/network.ts';
import * as orders from './schema/orders.ts';
import * as reference from './schema/reference.ts';
import * as verification from './schema/verification.ts';
import * as wholeVehicle from './schema/wholeVehicle.ts';

/** Every table of the service. */
export const schema = { ...identity, ...reference, ...network, ...orders, ...verification, ...wholeVehicle };
