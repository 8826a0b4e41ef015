import type { Quote } from '#contract/services/quote.ts';
import { airBreakKg } from '#contract/rules/pricing/measures.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { rateTermsOf } from '#contract/rules/pricing/rateChoice.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import type { publishedRates } from '#server/db/schema/selling.ts';
import type { RatedService } from '#contract/services/ratedServices.ts';

/** A row of the published rates. */
export type RateRow = typeof publishedRates.$inferSelect;

/** The tariff charge of a published rate. Rates of a rented tank are charged at the place. */
export const tariffChargeOf = (service: RatedService, rate: RateRow): TariffCharge => {
  const { code, side, nameZh } = allQuoteTerms[service].rates;
  return {
    code: code(rate.itemCode),
    nameZh: nameZh(rate),
    side: rate.destinationCode === null ? 'service' : side,
    currency: rate.currency,
    basis: rate.basis,
    ...rateTermsOf(service, rate.itemCode),
    amount: rate.amount,
    minimum: rate.minimum,
    from: service === 'air' ? airBreakKg(rate.itemCode) : null,
  };
};

/** The usual departure or transit time of the rates, as text; null if they differ too much. */
export const frequencyOf = (rates: readonly RateRow[]): string | null => {
  const half = rates.length / 2;
  const most = rates.find(
    ({ frequencyZh }) => rates.filter((other) => other.frequencyZh === frequencyZh).length > half,
  );
  return most?.frequencyZh ?? null;
};

/** The items of a quote, each once, with their time if it differs from the quote's. */
export const itemsOf = (
  service: RatedService,
  rates: readonly RateRow[],
  frequencyZh: string | null,
): Quote['items'] => {
  const items = new Map<string, string>();
  for (const rate of rates) {
    const { item, condition } = rateTermsOf(service, rate.itemCode);
    if (item === null || items.has(item)) continue;
    const isOwn = condition === null && rate.frequencyZh !== null && rate.frequencyZh !== frequencyZh;
    const nameZh = allQuoteTerms[service].rates.itemZh(rate.itemZh);
    items.set(item, isOwn ? `${nameZh}，${rate.frequencyZh}` : nameZh);
  }
  return [...items].map(([code, nameZh]) => ({ code, nameZh }));
};

/** The rates that apply to dangerous or other goods: transit and frequency of other rates do not count. */
export const ratesFor = (service: RatedService, rates: readonly RateRow[], isDanger: 'Y' | 'N'): readonly RateRow[] => {
  const other = isDanger === 'Y' ? 'notDangerous' : 'dangerous';
  return rates.filter(({ itemCode }) => rateTermsOf(service, itemCode).condition !== other);
};
