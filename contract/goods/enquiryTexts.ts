import { digitsOf } from '#contract/rules/rounding.ts';
import type { Enquiry } from './goods.ts';

const currencies = { '1': '人民币', '2': '美元' } as const;
const priceUnits = { ton: '吨', kg: '千克' } as const;

/** The wanted sample of an enquiry, with its unit; empty without one, as in all enquiries of older versions. */
export const sampleOf = ({ sample, sampleQuantity, sampleUnit }: Enquiry): string =>
  sample === 'Y' ? `${sampleQuantity} ${sampleUnit}` : '';

/** The target price of an enquiry per unit; empty without one. */
export const targetPriceOf = ({ targetPrice, targetCurrency, targetUnit }: Enquiry): string =>
  targetPrice
    ? `${digitsOf(Number(targetPrice), { max: 3 })} ${currencies[targetCurrency]}/${priceUnits[targetUnit]}`
    : '';
