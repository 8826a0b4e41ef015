import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lineWords } from '#src/features/services/messages.ts';
import { charges } from '#stories/services/serviceSamples.ts';
import model from '#stories/tooling/models/ChargeList.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const some = { total: charges.length, rows: charges };
const words = lineWords.charges;

describe('the charges of a line', () => {
  test('are grouped by where they arise; what only dangerous goods are asked for is marked', async () => {
    const { asked } = stage(model.machine, { query: 'air' }, model.play().view);
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    const groups = ['freight', 'origin', 'service', 'event'] as const;
    const heads = [...document.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent);
    expect(heads).toEqual(groups.map((side) => words.side[side]));
    const check = page.getByRole('row', { name: /DGR/ });
    await expect.element(check).toHaveTextContent(words.dangerous);
    await expect.element(check).toHaveTextContent('¥500.00/票');
    await expect.element(page.getByRole('row', { name: /燃油/ })).toHaveTextContent('¥5.20/kg');
    await expect.element(page.getByRole('row', { name: /燃油/ })).not.toHaveTextContent(words.dangerous);
  });

  walkEvery(model, async (state) => {
    await expect
      .element(page.getByRole('region', { name: words.title }))
      .toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(page.getByText('燃油附加费').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(words.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(words.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
