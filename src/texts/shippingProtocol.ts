import { fcl } from './protocols/fcl.ts';

/** The shipping protocol that the reading dialog shows: the agreement of full containers by sea. */
export const shippingProtocol = fcl;
