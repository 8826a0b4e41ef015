import type { RatedService } from '#contract/services/allQuoteTerms.ts';
import { content as air } from './air/content.ts';
import { content as builtIn } from './builtIn/content.ts';
import { content as dgDesk } from './dgDesk/content.ts';
import { content as domestic } from './domestic/content.ts';
import { content as flexitank } from './flexitank/content.ts';
import { content as lcl } from './lcl/content.ts';
import { content as rail } from './rail/content.ts';
import { content as seaRail } from './seaRail/content.ts';
import { content as tank } from './tank/content.ts';
import { content as warehousing } from './warehousing/content.ts';
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
