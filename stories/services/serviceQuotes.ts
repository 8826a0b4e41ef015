import type { Quote } from '#contract/services/quote.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { domesticQuotes } from './domesticQuotes.ts';
import { internationalQuotes } from './internationalQuotes.ts';

/** A quote of each service, as in the service's response. */
export const quotes = {
  fcl: tariff,
  ...internationalQuotes,
  ...domesticQuotes,
} as const satisfies Record<Quote['line'], Quote>;
