// Made by server/app/serviceRegistries.ts of the folders of the services.
import { fcl } from './fcl/traits.ts';
import { lcl } from './lcl/traits.ts';
import { air } from './air/traits.ts';
import { rail } from './rail/traits.ts';
import { seaRail } from './seaRail/traits.ts';
import { tank } from './tank/traits.ts';
import { flexitank } from './flexitank/traits.ts';
import { warehousing } from './warehousing/traits.ts';
import { builtIn } from './builtIn/traits.ts';
import { dgDesk } from './dgDesk/traits.ts';
import { domestic } from './domestic/traits.ts';
import { goods } from './goods/traits.ts';
import type { ServiceTraits } from './serviceTraits.ts';

/** What pages know of every service before they load its definition, in the order of lists. */
export const allTraits = {
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
} as const satisfies Record<string, ServiceTraits>;
