import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { air } from './air/card.ts';
import { builtIn } from './builtIn/card.ts';
import { dgDesk } from './dgDesk/card.ts';
import { domestic } from './domestic/card.ts';
import { fcl } from './fcl/card.ts';
import { flexitank } from './flexitank/card.ts';
import { goods } from './goods/card.ts';
import { lcl } from './lcl/card.ts';
import { rail } from './rail/card.ts';
import { seaRail } from './seaRail/card.ts';
import { tank } from './tank/card.ts';
import { warehousing } from './warehousing/card.ts';
import type { ServiceCard } from './serviceCard.ts';

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
