import type { OrderDraftsAsks } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { answers } from '#machines/effects.ts';
import { keepKeyboard } from '#src/app/scroll.ts';
import { readStored, writeStored } from '#src/platform/storage.ts';
import { draftsChanged, dropDraft, readDrafts, replaceDraft } from './drafts.ts';

const putOffKey = 'draftPutOff';

/** The draft whose offer was put off in this tab, by its key; for as long as the tab lives. */
export const putOffDraft = (): string | undefined => readStored('sessionStorage', putOffKey) ?? undefined;

/** The drafts of this device, joined to its storage. */
export const orderDrafts = orderDraftsMachine.provide({
  actors: answers<OrderDraftsAsks>({
    readDrafts: async () => readDrafts(),
    draftsChanged: async (_, { signal }) => draftsChanged(signal),
  }),
  actions: {
    dropDraft: (_, { draft }) => dropDraft(draft),
    storePutOff: (_, { putOff }) => {
      writeStored('sessionStorage', putOffKey, putOff);
      // the strip goes with the button that was pressed
      keepKeyboard();
    },
    restoreDraft: (_, { deleted }) => deleted && replaceDraft(deleted),
  },
});
