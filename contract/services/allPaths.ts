// Made by server/app/serviceRegistries.ts of the folders of the services.
import { fcl } from './fcl/paths.ts';
import { lcl } from './lcl/paths.ts';
import { air } from './air/paths.ts';
import { rail } from './rail/paths.ts';
import { seaRail } from './seaRail/paths.ts';
import { tank } from './tank/paths.ts';
import { flexitank } from './flexitank/paths.ts';
import { warehousing } from './warehousing/paths.ts';
import { builtIn } from './builtIn/paths.ts';
import { dgDesk } from './dgDesk/paths.ts';
import { domestic } from './domestic/paths.ts';
import { goods } from './goods/paths.ts';
import type { ServiceCode } from './serviceCode.ts';
import type { ServicePaths } from './servicePaths.ts';

/** Where every service is, in the order of the navigation. */
export const places = {
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
} as const satisfies Record<ServiceCode, ServicePaths>;

/** The paths of every service's pages, by name. */
export const allPaths = {
  ...fcl.paths,
  ...lcl.paths,
  ...air.paths,
  ...rail.paths,
  ...seaRail.paths,
  ...tank.paths,
  ...flexitank.paths,
  ...warehousing.paths,
  ...builtIn.paths,
  ...dgDesk.paths,
  ...domestic.paths,
  ...goods.paths,
} as const;
