import { limits } from '#contract/protocol/limits.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import { supplierList } from '#contract/services/suppliers.ts';
import type { LineCharge } from '#contract/services/publishedRates.ts';
import { internalFeePage } from '#contract/services/publishedRates.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const chargesWith = ({ call }: Site) =>
  listMachineOf<ServiceLine, LineCharge>('lineCharges').provide({
    actors: answers<ListAsks<ServiceLine, LineCharge>>({
      fetchRows: async ({ query: line, page }) =>
        unhurried(call(internalFeePage, { line, page, size: limits.pageSizeMax }, { quiet: true })),
    }),
  });

const suppliersWith = ({ call }: Site) =>
  listMachineOf<SupplierRole, Supplier>('suppliers').provide({
    actors: answers<ListAsks<SupplierRole, Supplier>>({
      fetchRows: async ({ query }) => {
        const rows = await unhurried(call(supplierList, { supplierRole: query }, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

/** The surcharges and local charges of a line. */
export const useCharges = ({ line }: LineContent) => useSiteActor(chargesWith, { input: { query: line } });

/** The suppliers of a line, those of its first role at once. */
export const useSuppliers = ({ supplierRoles }: LineContent) =>
  useSiteActor(suppliersWith, { input: { query: supplierRoles[0] } });
