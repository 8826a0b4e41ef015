import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { air } from '#contract/services/air/definition.ts';
import { builtIn } from '#contract/services/builtIn/definition.ts';
import { dgDesk } from '#contract/services/dgDesk/definition.ts';
import { domestic } from '#contract/services/domestic/definition.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { flexitank } from '#contract/services/flexitank/definition.ts';
import { goods } from '#contract/services/goods/definition.ts';
import { lcl } from '#contract/services/lcl/definition.ts';
import type { ServiceDefinition } from './serviceDefinition.ts';
import { rail } from '#contract/services/rail/definition.ts';
import { seaRail } from '#contract/services/seaRail/definition.ts';
import { tank } from '#contract/services/tank/definition.ts';
import { warehousing } from '#contract/services/warehousing/definition.ts';

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
