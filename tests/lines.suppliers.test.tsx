import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Supplier, SupplierRole } from '#contract/puds.ts';
import { listMachineOf } from '#machines/list.ts';
import { copy } from '#src/copy.ts';
import type { SupplierListActor } from '#src/flows/SupplierList.tsx';
import { SupplierList } from '#src/flows/SupplierList.tsx';
import { air } from '#src/lines/air.ts';
import { lineWords } from '#src/lines/words.ts';
import { suppliers } from '#stories/lineSamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const supplierList = listMachineOf<SupplierRole, Supplier>('suppliers');
const none = { total: 0, rows: [] };
const some = { total: suppliers.length, rows: suppliers };
const view = (actor: SupplierListActor) => <SupplierList actor={actor} roles={air.supplierRoles} />;
const words = lineWords.suppliers;
const name = '示例国际货运航空有限公司';

describe('the suppliers of a line', () => {
  const paths = pathsOf(supplierList, {
    inputs: { airline: { query: 'airline' }, ahead: { query: 'airline', ahead: some } },
    samples: [
      { type: 'query.changed', query: 'survey' },
      { type: 'page.requested', page: 1 },
      { type: 'retry.requested' },
    ],
    outcomes: { fetchRows: { done: [none, some] } },
    possible: ({ type }, { query }) => type !== 'query.changed' || query === 'airline',
    keep: ({ query }) => query,
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(supplierList, path, {
      view,
      gestures: {
        'query.changed': ({ query }) => page.getByText(words.role[query], { exact: true }).click(),
        'retry.requested': () => page.getByRole('button', { name: copy.retry }).click(),
      },
      // a role's suppliers come on one page
      world: ['page.requested'],
      see: async (state) => {
        const { query } = state.context;
        const busy = state.matches('fetching');
        await expect
          .element(page.getByRole('region', { name: words.title }))
          .toHaveAttribute('aria-busy', String(busy));
        await expect.element(page.getByRole('radio', { name: words.role[query] })).toBeChecked();
        expect(page.getByText(name).elements()).toHaveLength(state.matches('filled') ? 1 : 0);
        expect(page.getByText(words.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
        expect(page.getByText(words.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
      },
    });
  });
});
