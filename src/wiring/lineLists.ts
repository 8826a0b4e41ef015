import { limits } from '#contract/limits.ts';
import type { ServiceLine } from '#contract/lines.ts';
import type { Supplier, SupplierRole } from '#contract/puds.ts';
import { supplierList } from '#contract/puds.ts';
import type { LineCharge } from '#contract/selling.ts';
import { internalFeePage } from '#contract/selling.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import type { LineContent } from '../lines/line.ts';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const charges = listMachineOf<ServiceLine, LineCharge>('lineCharges').provide({
  actors: answers<ListAsks<ServiceLine, LineCharge>>({
    fetchRows: async ({ query: line, page }) =>
      unhurried(call(internalFeePage, { line, page, size: limits.pageSizeMax }, { quiet: true })),
  }),
});

const suppliers = listMachineOf<SupplierRole, Supplier>('suppliers').provide({
  actors: answers<ListAsks<SupplierRole, Supplier>>({
    fetchRows: async ({ query }) => {
      const rows = await unhurried(call(supplierList, { supplierRole: query }, { quiet: true }));
      return { total: rows.length, rows };
    },
  }),
});

/** The surcharges and local charges of a line. */
export const useCharges = ({ line }: LineContent) => useActorRef(charges, { input: { query: line } });

/** The suppliers of a line, those of its first role at once. */
export const useSuppliers = ({ supplierRoles }: LineContent) =>
  useActorRef(suppliers, { input: { query: supplierRoles[0] } });
