// Made by server/app/serviceRegistries.ts of the folders of the services.
import { content as lcl } from './lcl/lcl.tsx';
import { content as air } from './air/airLift.tsx';
import { content as rail } from './rail/railWayIndex.tsx';
import { content as seaRail } from './seaRail/seaRailIndex.tsx';
import { content as tank } from './tank/tankIndex.tsx';
import { content as flexitank } from './flexitank/fluidBag.tsx';
import { content as warehousing } from './warehousing/warehouse.tsx';
import { content as builtIn } from './builtIn/builtInOrder.tsx';
import { content as dgDesk } from './dgDesk/dgdesk.tsx';
import { content as domestic } from './domestic/domesticTrade.tsx';
import type { RatedService } from '#contract/services/ratedServices.ts';
import type { ServiceContent } from './serviceContent.ts';

/** The pages of every service with published rates. */
export const allContents: Readonly<Record<RatedService, ServiceContent>> = {
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
};
