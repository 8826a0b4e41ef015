import { placeAddress } from '#contract/desk/deskAddress.ts';
import { giveMany } from '#contract/desk/lists/giveMany.ts';
import { viewQuery } from '#contract/desk/lists/lists.ts';
import { deskOrders } from '#contract/desk/lists/orderList.ts';
import { deskList } from '#contract/desk/lists/plainLists.ts';
import { listStart, removeView, saveView } from '#contract/desk/lists/savedViews.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import type { DeskListRequests } from '#machines/desk/deskListRules.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';

const quiet = { quiet: true };

/** The lists of the desk with their effects. */
export const listWith = ({ call }: Pick<Caller, 'call'>) =>
  deskListMachine.provide({
    actors: requests<DeskListRequests>({
      fetchStart: async (of) => call(listStart, of, quiet),
      fetchRows: async ({ list, filter, after }) =>
        list === 'orders'
          ? call(deskOrders, { ...filter, after }, quiet)
          : call(deskList, { list, view: viewQuery(list, { filter, columns: [] }), after }, quiet),
      sendGiven: async (of) => call(giveMany, of, quiet),
      sendView: async ({ do: what, ...of }) =>
        what === 'save'
          ? call(saveView, of as Parameters<typeof call<typeof saveView>>[1], quiet)
          : call(removeView, of as Parameters<typeof call<typeof removeView>>[1], quiet),
    }),
    // what the list shows has an address, but each change is no page to go back to
    actions: { showAddress: (_, { place }) => history.replaceState(null, '', placeAddress(place)) },
  });
