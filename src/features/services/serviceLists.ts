import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const chargesWith = ({ call }: Site) =>
  listMachineOf<ServiceCode, ServiceCharge>('serviceCharges').provide({
    actors: requests<ListRequests<ServiceCode, ServiceCharge>>({
      fetchRows: async ({ query: line, page }) => {
        const { internalFeePage } = await import('#contract/services/publishedRates.ts');
        return unhurried(call(internalFeePage, { line, page, size: limits.pageSizeMax }, { quiet: true }));
      },
    }),
  });

const suppliersWith = ({ call }: Site) =>
  listMachineOf<SupplierRole, Supplier>('suppliers').provide({
    actors: requests<ListRequests<SupplierRole, Supplier>>({
      fetchRows: async ({ query }) => {
        const { supplierList } = await import('#contract/services/suppliers.ts');
        const rows = await unhurried(call(supplierList, { supplierRole: query }, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

/** The surcharges and local charges of a service. */
export const useCharges = ({ line }: ServiceContent) => useSiteActor(chargesWith, { input: { query: line } });

/** The suppliers of a service, initially of its first role. */
export const useSuppliers = ({ supplierRoles }: ServiceContent) =>
  useSiteActor(suppliersWith, { input: { query: supplierRoles[0] } });
