import type { Quote } from '#contract/services/quote.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { tariff, tariffCharge } from '#stories/fixtures/samples.ts';

/** The shared parts of most sample quotes. */
export const lane: Quote = {
  ...tariff,
  sailing: null,
  carrierZh: null,
  transitDays: null,
  validUntil: '2026-03-31T15:59:59Z',
};

/** A charge in CNY at the place of loading. */
export const yuan = (code: string, nameZh: string, amount: number, more: Partial<TariffCharge> = {}): TariffCharge =>
  tariffCharge(code, nameZh, amount, { side: 'origin', currency: '1', ...more });

export const itemOf = ([code, nameZh]: readonly [code: string, nameZh: string, ...rest: unknown[]]) => ({
  code,
  nameZh,
});
