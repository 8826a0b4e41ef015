import type { Offer } from '#contract/services/quote.ts';
import { airBreakKg } from '#contract/rules/pricing/measures.ts';
import type { TariffLine } from '#contract/rules/pricing/price.ts';
import { rateTermsOf } from '#contract/rules/pricing/rateChoice.ts';
import type { publishedRates } from '#service/db/schema/selling.ts';
import type { RatedLine } from './offerIds.ts';

/** A row of the published rates. */
export type RateRow = typeof publishedRates.$inferSelect;

/** How the rates of a line become lines of a tariff. */
interface RateRule {
  code: (itemCode: string) => string;
  side: 'freight' | 'service';
  nameZh: (rate: Pick<RateRow, 'itemCode' | 'itemZh'>) => string;
  /** The name of what is chosen, whatever else must be true. */
  itemZh: (itemZh: string) => string;
}

const always =
  <Value>(value: Value) =>
  () =>
    value;
const asItIs = (text: string) => text;
const before = (sign: string) => (text: string) => text.split(sign)[0] ?? text;

const rules: Readonly<Record<RatedLine, RateRule>> = {
  lcl: { code: always('OF'), side: 'freight', nameZh: always('海运费（拼箱）'), itemZh: asItIs },
  air: {
    code: always('AF'),
    side: 'freight',
    nameZh: ({ itemZh }) => `航空运费（${before('（')(itemZh)}）`,
    itemZh: asItIs,
  },
  rail: {
    code: always('RF'),
    side: 'freight',
    nameZh: ({ itemZh }) => `班列运费 ${itemZh}`,
    itemZh: before('（'),
  },
  tank: {
    code: (itemCode) => (itemCode.startsWith('RENT-') ? 'RENT' : 'TF'),
    side: 'freight',
    nameZh: ({ itemCode }) =>
      itemCode.startsWith('RENT-') ? `罐箱租金 ${itemCode.slice('RENT-'.length)}` : `罐箱运费 ${itemCode}`,
    itemZh: asItIs,
  },
  flexitank: {
    code: always('FLEX'),
    side: 'freight',
    nameZh: ({ itemZh }) => `液袋费（${itemZh}）`,
    itemZh: asItIs,
  },
  warehousing: {
    code: always('STOR'),
    side: 'service',
    nameZh: ({ itemZh }) => `仓储费（${before('（')(itemZh)}）`,
    itemZh: asItIs,
  },
  builtIn: {
    code: always('CFSL'),
    side: 'service',
    nameZh: ({ itemZh }) => `装箱费（${itemZh}）`,
    itemZh: before('，'),
  },
  dgDesk: { code: asItIs, side: 'service', nameZh: ({ itemZh }) => itemZh, itemZh: asItIs },
  domestic: {
    code: always('TRUCK'),
    side: 'freight',
    nameZh: ({ itemZh }) => `整车运费（${itemZh}）`,
    itemZh: before('，'),
  },
};

/** The line of a tariff that a published rate is. Rates of a tank that is rented are for what is done in place. */
export const tariffLineOf = (line: RatedLine, rate: RateRow): TariffLine => {
  const { code, side, nameZh } = rules[line];
  return {
    code: code(rate.itemCode),
    nameZh: nameZh(rate),
    side: rate.destinationCode === null ? 'service' : side,
    currency: rate.currency,
    basis: rate.basis,
    ...rateTermsOf(line, rate.itemCode),
    amount: rate.amount,
    minimum: rate.minimum,
    from: line === 'air' ? airBreakKg(rate.itemCode) : null,
  };
};

/** When most of the rates leave or are done, in words; null where they differ too much for one answer. */
export const frequencyOf = (rates: readonly RateRow[]): string | null => {
  const half = rates.length / 2;
  const most = rates.find(
    ({ frequencyZh }) => rates.filter((other) => other.frequencyZh === frequencyZh).length > half,
  );
  return most?.frequencyZh ?? null;
};

/** What is chosen of an offer, each once, with the words on its time where they are not those of the offer. */
export const itemsOf = (line: RatedLine, rates: readonly RateRow[], frequencyZh: string | null): Offer['items'] => {
  const items = new Map<string, string>();
  for (const rate of rates) {
    const { item, condition } = rateTermsOf(line, rate.itemCode);
    if (item === null || items.has(item)) continue;
    const isOwn = condition === null && rate.frequencyZh !== null && rate.frequencyZh !== frequencyZh;
    const nameZh = rules[line].itemZh(rate.itemZh);
    items.set(item, isOwn ? `${nameZh}，${rate.frequencyZh}` : nameZh);
  }
  return [...items].map(([code, nameZh]) => ({ code, nameZh }));
};

/** The rates that bear on goods as dangerous as said: transit and frequency of others are not theirs. */
export const ratesFor = (line: RatedLine, rates: readonly RateRow[], isDanger: 'Y' | 'N'): readonly RateRow[] => {
  const other = isDanger === 'Y' ? 'notDangerous' : 'dangerous';
  return rates.filter(({ itemCode }) => rateTermsOf(line, itemCode).condition !== other);
};
