import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { air } from './air/about.ts';
import { builtIn } from './builtIn/about.ts';
import { dgDesk } from './dgDesk/about.ts';
import { domestic } from './domestic/about.ts';
import { fcl } from './fcl/about.ts';
import { flexitank } from './flexitank/about.ts';
import { goods } from './goods/about.ts';
import { lcl } from './lcl/about.ts';
import { rail } from './rail/about.ts';
import { seaRail } from './seaRail/about.ts';
import { tank } from './tank/about.ts';
import { warehousing } from './warehousing/about.ts';
import type { ServiceAbout } from './serviceAbout.ts';

/** What is said of every service's pages. */
export const allAbout = {
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
} as const satisfies Record<ServiceCode, ServiceAbout>;

/** The same by route. */
export const pagesAbout = {
  ...fcl.pages,
  ...lcl.pages,
  ...air.pages,
  ...rail.pages,
  ...seaRail.pages,
  ...tank.pages,
  ...flexitank.pages,
  ...warehousing.pages,
  ...builtIn.pages,
  ...dgDesk.pages,
  ...domestic.pages,
  ...goods.pages,
};
