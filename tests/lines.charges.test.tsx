import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceLine } from '#contract/lines.ts';
import type { LineCharge } from '#contract/selling.ts';
import { listMachineOf } from '#machines/list.ts';
import { copy } from '#src/copy.ts';
import type { ChargeListActor } from '#src/flows/ChargeList.tsx';
import { ChargeList } from '#src/flows/ChargeList.tsx';
import { lineWords } from '#src/lines/words.ts';
import { charges } from '#stories/lineSamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const chargeList = listMachineOf<ServiceLine, LineCharge>('lineCharges');
const none = { total: 0, rows: [] };
const some = { total: charges.length, rows: charges };
const view = (actor: ChargeListActor) => <ChargeList actor={actor} />;
const words = lineWords.charges;

describe('the charges of a line', () => {
  test('are grouped by where they arise; what only dangerous goods are asked for is marked', async () => {
    const { asked } = stage(chargeList, { query: 'air' }, view);
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

  const paths = pathsOf(chargeList, {
    inputs: { air: { query: 'air' }, ahead: { query: 'air', ahead: some } },
    samples: [
      { type: 'query.changed', query: 'air' },
      { type: 'page.requested', page: 1 },
      { type: 'retry.requested' },
    ],
    outcomes: { fetchRows: { done: [none, some] } },
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(chargeList, path, {
      view,
      gestures: { 'retry.requested': () => page.getByRole('button', { name: copy.retry }).click() },
      // a line's charges come on one page
      world: ['query.changed', 'page.requested'],
      see: async (state) => {
        await expect
          .element(page.getByRole('region', { name: words.title }))
          .toHaveAttribute('aria-busy', String(state.matches('fetching')));
        expect(page.getByText('燃油附加费').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
        expect(page.getByText(words.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
        expect(page.getByText(words.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
      },
    });
  });
});
