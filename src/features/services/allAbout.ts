// Made by server/app/serviceRegistries.ts of the folders of the services.
import { about as fcl } from './fcl/about.ts';
import { about as lcl } from './lcl/about.ts';
import { about as air } from './air/about.ts';
import { about as rail } from './rail/about.ts';
import { about as seaRail } from './seaRail/about.ts';
import { about as tank } from './tank/about.ts';
import { about as flexitank } from './flexitank/about.ts';
import { about as warehousing } from './warehousing/about.ts';
import { about as builtIn } from './builtIn/about.ts';
import { about as dgDesk } from './dgDesk/about.ts';
import { about as domestic } from './domestic/about.ts';
import { about as goods } from './goods/about.ts';
import type { PageAbout, ServiceAbout } from './serviceSite.ts';

/** What is said of the pages of every service, in the order of lists. */
export const allAbout: readonly ServiceAbout[] = [
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
];

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
} as const satisfies Record<string, PageAbout>;
