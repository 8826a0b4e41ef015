import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { air } from './air.ts';
import { builtIn } from './builtIn.ts';
import { dgDesk } from './dgDesk.ts';
import { domestic } from './domestic.ts';
import { fcl } from './fcl.ts';
import { flexitank } from './flexitank.ts';
import { goods } from './goodsPurchase.ts';
import { lcl } from './lcl.ts';
import type { ServiceDefinition } from './serviceDefinition.ts';
import { rail } from './rail.ts';
import { tank } from './tank.ts';
import { warehousing } from './warehousing.ts';

/** Every service that can be ordered, by its code. */
export const allServices = {
  fcl,
  lcl,
  air,
  rail,
  tank,
  flexitank,
  warehousing,
  builtIn,
  dgDesk,
  domestic,
  goods,
} as const satisfies Record<ServiceCode, ServiceDefinition>;
