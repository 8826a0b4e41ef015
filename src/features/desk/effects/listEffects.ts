import { placeAddress } from '#contract/desk/deskAddress.ts';
import { giveMany } from '#contract/desk/lists/giveMany.ts';
import { viewQuery } from '#contract/desk/lists/lists.ts';
import { deskOrders } from '#contract/desk/lists/orderList.ts';
import { deskList } from '#contract/desk/lists/plainLists.ts';
import { listStart, removeView, saveView } from '#contract/desk/lists/savedViews.ts';
import { deskInbox, ownNotices, readNotices, saveOwnNotices } from '#contract/desk/notices.ts';
import { resendMessages, unsentMessages } from '#contract/desk/unsent.ts';
import type { DeskInboxRequests } from '#machines/desk/deskInbox.ts';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import type { DeskListRequests } from '#machines/desk/deskListRules.ts';
import type { DeskNoticesRequests } from '#machines/desk/deskNotices.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import type { DeskUnsentRequests } from '#machines/desk/deskUnsent.ts';
import { deskUnsentMachine } from '#machines/desk/deskUnsent.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { focusField } from '#src/platform/pageActions.ts';

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

/** Messages that were not sent, with their effects. */
export const unsentWith = ({ call }: Pick<Caller, 'call'>) =>
  deskUnsentMachine.provide({
    actors: requests<DeskUnsentRequests>({
      fetchUnsent: async () => call(unsentMessages, {}, quiet),
      resendMessages: async (of) => call(resendMessages, of, quiet),
    }),
  });

/** The signed-in colleague's own notices, with their effects. */
export const noticesWith = ({ call }: Pick<Caller, 'call'>) =>
  deskNoticesMachine.provide({
    actors: requests<DeskNoticesRequests>({
      fetchNotices: async () => call(ownNotices, {}, quiet),
      saveNotices: async (form) => call(saveOwnNotices, form, quiet),
    }),
    actions: { focusProblem: (_, { problems }) => focusField(Object.keys(problems)) },
  });

/** The signed-in colleague's unread notices, with their effects. */
export const inboxWith = ({ call }: Pick<Caller, 'call'>) =>
  deskInboxMachine.provide({
    actors: requests<DeskInboxRequests>({
      fetchInbox: async (of) => call(deskInbox, of, quiet),
      readNotices: async (of) => call(readNotices, of, quiet),
    }),
  });
