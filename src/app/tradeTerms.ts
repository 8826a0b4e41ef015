import { useSelector } from '@xstate/react';
import type { Constant, constantsByType, ConstType } from '#contract/search/referenceData.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import type { Site } from './siteContext.ts';
import { useSiteActor } from './siteContext.ts';

const termsWith = (site: Site) =>
  listMachineOf<ConstType, Constant>('tradeTerms').provide({
    actors: requests<ListRequests<ConstType, Constant>>({
      fetchRows: async ({ query }) => {
        const { constantsOf } = await import('./constants.ts');
        const rows = await constantsOf(site).ofType(query);
        return { total: rows.length, rows };
      },
    }),
  });

/** The names of a type of constants, in the service's order; empty until they are loaded. */
export const useTermNames = (type: ConstType): string[] => {
  const rows = useInitialData<typeof constantsByType>({ path: '/api-basic/constant/listByType' }, { constType: type });
  const initialData = rows && { total: rows.length, rows };
  const actor = useSiteActor(termsWith, { input: { query: type, initialData } });
  return useSelector(actor, (state) => state.context.rows).map(({ name }) => name);
};
