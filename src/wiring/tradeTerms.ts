import { useSelector } from '@xstate/react';
import type { Constant, ConstType } from '#contract/basic.ts';
import { constantsByType } from '#contract/basic.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { constantsOf } from './constants.ts';
import { useActorRef } from '../platform/actors.ts';

const constants = listMachineOf<ConstType, Constant>('tradeTerms').provide({
  actors: answers<ListAsks<ConstType, Constant>>({
    fetchRows: async ({ query }) => {
      const rows = await constantsOf(query);
      return { total: rows.length, rows };
    },
  }),
});

/** The names of a type of constants, in the service's order; empty until they have come. */
export const useTermNames = (type: ConstType): string[] => {
  const rows = useAhead(constantsByType, { constType: type });
  const ahead = rows && { total: rows.length, rows };
  const actor = useActorRef(constants, { input: { query: type, ahead } });
  return useSelector(actor, (state) => state.context.rows).map(({ name }) => name);
};
