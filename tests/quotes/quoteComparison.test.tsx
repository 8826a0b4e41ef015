import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedQuote } from '#contract/quotes/savedQuotes.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { comparedIn } from '#src/features/quotes/quoteAddresses.ts';
import { QuoteComparison } from '#src/features/quotes/QuoteComparison.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { valid } from '#stories/quotes/quoteSamples.ts';
import { render } from '#tests/support/render.tsx';
import { start } from '#tests/support/time.ts';

test('the address compares two to four different quotes', () => {
  expect(comparedIn('compare=a,a')).toEqual([]);
  expect(comparedIn('compare=a,b,,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
});

const cheaper = (id: string, less: number): SavedQuote => ({
  ...valid,
  id,
  name: id,
  totals: valid.totals.map(({ currency, amount }) => ({ currency, amount: amount - less })),
});

test('quotes stand side by side: the lowest total of the valid ones is marked, and the time left', async () => {
  const value = [valid, cheaper('b', 1_00), { ...cheaper('c', 2_00), state: 'withdrawn' as const }];
  const actor = frozen(detailMachineOf<SavedQuote[]>('comparedQuotes'), { value: 'open', context: { id: '', value } });
  render(<QuoteComparison actor={actor} now={start} back="/quotes" />);
  const cells = page.getByRole('row', { name: /^合计（美元）/ }).getByRole('cell');
  await expect.element(cells.nth(1)).toHaveTextContent('最低');
  expect(cells.all().filter((cell) => cell.element().textContent.includes('最低'))).toHaveLength(1);
  await expect
    .element(
      page
        .getByRole('row', { name: /^剩余时间/ })
        .getByRole('cell')
        .first(),
    )
    .toHaveTextContent('4 天');
});
