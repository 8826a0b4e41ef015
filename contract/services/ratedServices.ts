import { allQuoteTerms } from './allQuoteTerms.ts';
import type { ServiceCode } from './serviceCode.ts';

type Terms = typeof allQuoteTerms;

/** The services whose quotes are lanes or places with published rates. */
export type RatedService = { [Code in ServiceCode]: Terms[Code]['rates'] extends null ? never : Code }[ServiceCode];

/** Whether a service has published rates. */
export const isRated = (service: ServiceCode): service is RatedService => allQuoteTerms[service].rates !== null;
