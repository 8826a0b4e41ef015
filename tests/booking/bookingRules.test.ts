import { expect, test } from 'vitest';
import { goods } from '#contract/services/goods/definition.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { bookingProblems } from '#machines/booking/bookingRules.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';

test('the form says so before anything is sent', () => {
  const quote = quotes.goods;
  const form = blankForm(goods, { offerId: quote.id, isDanger: 'N' });
  const problemOf = (tonnes: string) => {
    const draft = { version: 2, key: '', revision: 0, savedAt: '', titleZh: '' } as const;
    const filled = { ...form, details: { ...form.details, tonnes } };
    return bookingProblems({ service: goods, quote, draft: { ...draft, form: filled } })['details.tonnes'];
  };
  const { minimumOrderTons, stockTons } = quote.goods!;
  expect(problemOf('')).toBe('required');
  expect(problemOf(String(minimumOrderTons / 2))).toBe('belowMinimum');
  expect(problemOf(String(minimumOrderTons))).toBeUndefined();
  expect(problemOf(String(stockTons + 1))).toBe('aboveStock');
});
