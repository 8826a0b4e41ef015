import { air } from './air/pages.ts';
import { builtIn } from './builtIn/pages.ts';
import { dgDesk } from './dgDesk/pages.ts';
import { domestic } from './domestic/pages.ts';
import { fcl } from './fcl/pages.ts';
import { flexitank } from './flexitank/pages.ts';
import { lcl } from './lcl/pages.ts';
import { rail } from './rail/pages.ts';
import { seaRail } from './seaRail/pages.ts';
import { tank } from './tank/pages.ts';
import { warehousing } from './warehousing/pages.ts';

/** The pages of every service, by route; those of sailings and of goods belong to features of their own. */
export const allPages = {
  ...fcl,
  ...lcl,
  ...air,
  ...rail,
  ...seaRail,
  ...tank,
  ...flexitank,
  ...warehousing,
  ...builtIn,
  ...dgDesk,
  ...domestic,
};
