import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SupplierListActor } from '#src/features/services/sections/SupplierList.tsx';
import { SupplierList } from '#src/features/services/sections/SupplierList.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { suppliers } from '#stories/services/serviceSamples.ts';
import { modelOf, page } from '#flows';
import { retry } from './retry.ts';

const messages = serviceMessages.suppliers;
const some = { total: suppliers.length, rows: suppliers };

export default modelOf({
  of: 'list',
  machine: listMachineOf<SupplierRole, Supplier>('list'),
  inputs: { airline: { query: 'airline' }, preloaded: { query: 'airline', initialData: some } },
  samples: [
    { type: 'query.changed', query: 'survey' },
    { type: 'page.requested', page: 1 },
    { type: 'retry.requested' },
  ],
  outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
  possible: ({ type }, { query }) => type !== 'query.changed' || query === 'airline',
  keep: ({ query }) => query,
  external: { 'page.requested': '一种角色的供应商只有一页' },
  play: () => ({
    view: (actor: SupplierListActor) => <SupplierList actor={actor} roles={air.supplierRoles} />,
    gestures: {
      'query.changed': ({ query }) => page.getByText(messages.role[query], { exact: true }).click(),
      'retry.requested': retry,
    },
  }),
});
