// Made by server/app/serviceRegistries.ts of the folders of the services.
import { pages as fcl } from './fcl/pages.ts';
import { pages as lcl } from './lcl/pages.ts';
import { pages as air } from './air/pages.ts';
import { pages as rail } from './rail/pages.ts';
import { pages as seaRail } from './seaRail/pages.ts';
import { pages as tank } from './tank/pages.ts';
import { pages as flexitank } from './flexitank/pages.ts';
import { pages as warehousing } from './warehousing/pages.ts';
import { pages as builtIn } from './builtIn/pages.ts';
import { pages as dgDesk } from './dgDesk/pages.ts';
import { pages as domestic } from './domestic/pages.ts';
import type { PageEntry } from '#src/app/pageEntry.ts';

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
} as const satisfies Record<string, PageEntry>;
