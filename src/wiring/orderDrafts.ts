import type { OrderDraftsAsks } from '#machines/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { answers } from '#machines/world.ts';
import { draftsChanged, dropDraft, readDrafts, replaceDraft } from '../drafts.ts';

/** The drafts of this device, joined to its storage. */
export const orderDrafts = orderDraftsMachine.provide({
  actors: answers<OrderDraftsAsks>({
    readDrafts: async () => readDrafts(),
    draftsChanged: async (_, { signal }) => draftsChanged(signal),
  }),
  actions: {
    dropDraft: (_, { draft }) => dropDraft(draft),
    restoreDraft: (_, { deleted }) => deleted && replaceDraft(deleted),
  },
});
