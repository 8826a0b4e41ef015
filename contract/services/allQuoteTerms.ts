// Made by server/app/serviceRegistries.ts of the folders of the services.
import { fcl } from './fcl/quoteTerms.ts';
import { lcl } from './lcl/quoteTerms.ts';
import { air } from './air/quoteTerms.ts';
import { rail } from './rail/quoteTerms.ts';
import { seaRail } from './seaRail/quoteTerms.ts';
import { tank } from './tank/quoteTerms.ts';
import { flexitank } from './flexitank/quoteTerms.ts';
import { warehousing } from './warehousing/quoteTerms.ts';
import { builtIn } from './builtIn/quoteTerms.ts';
import { dgDesk } from './dgDesk/quoteTerms.ts';
import { domestic } from './domestic/quoteTerms.ts';
import { goods } from './goods/quoteTerms.ts';
import type { QuoteTerms } from './quoteTerms.ts';
import type { ServiceCode } from './serviceCode.ts';

/** The quote terms of every service. */
export const allQuoteTerms = {
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
} as const satisfies Record<ServiceCode, QuoteTerms>;
