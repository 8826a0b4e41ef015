// Made by server/app/serviceRegistries.ts of the folders of the services.
import { card as fcl } from './fcl/card.ts';
import { card as lcl } from './lcl/card.ts';
import { card as air } from './air/card.ts';
import { card as rail } from './rail/card.ts';
import { card as seaRail } from './seaRail/card.ts';
import { card as tank } from './tank/card.ts';
import { card as flexitank } from './flexitank/card.ts';
import { card as warehousing } from './warehousing/card.ts';
import { card as builtIn } from './builtIn/card.ts';
import { card as dgDesk } from './dgDesk/card.ts';
import { card as domestic } from './domestic/card.ts';
import { card as goods } from './goods/card.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCard } from './serviceSite.ts';

/** The card of every service, in the order of the home page. */
export const allCards: Readonly<Record<ServiceCode, ServiceCard>> = {
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
