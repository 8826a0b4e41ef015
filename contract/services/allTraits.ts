import { air } from './air/traits.ts';
import { builtIn } from './builtIn/traits.ts';
import { dgDesk } from './dgDesk/traits.ts';
import { domestic } from './domestic/traits.ts';
import { fcl } from './fcl/traits.ts';
import { flexitank } from './flexitank/traits.ts';
import { goods } from './goods/traits.ts';
import { lcl } from './lcl/traits.ts';
import { rail } from './rail/traits.ts';
import { seaRail } from './seaRail/traits.ts';
import { tank } from './tank/traits.ts';
import { warehousing } from './warehousing/traits.ts';

/**
 * The services, in the order of lists. Who adds one here is told by the compiler where it is missing: its paths, its
 * definition, its quote terms and its pages.
 */
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
} as const;
