// Made by server/app/serviceRegistries.ts of the folders of the services.
import { fcl } from '../fcl/definition.ts';
import { lcl } from '../lcl/definition.ts';
import { air } from '../air/definition.ts';
import { rail } from '../rail/definition.ts';
import { seaRail } from '../seaRail/definition.ts';
import { tank } from '../tank/definition.ts';
import { flexitank } from '../flexitank/definition.ts';
import { warehousing } from '../warehousing/definition.ts';
import { builtIn } from '../builtIn/definition.ts';
import { dgDesk } from '../dgDesk/definition.ts';
import { domestic } from '../domestic/definition.ts';
import { goods } from '../goods/definition.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceDefinition } from './serviceDefinition.ts';

/** Every service that can be ordered, by its code. */
export const allServices: Readonly<Record<ServiceCode, ServiceDefinition>> = {
  fcl,
  lcl,
  air,
  rail,
  seaRail,
  tank,
  flexitank,
  warehousing,
  builtIn,
  dgDesk,
  domestic,
  goods,
};
