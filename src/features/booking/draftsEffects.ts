import { fromCallback } from 'xstate';
import type { OrderDraftsRequests } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { requests } from '#machines/effects.ts';
import { preserveKeyboardFocus } from '#src/app/scroll.ts';
import type { Site } from '#src/app/siteContext.ts';
import { readLocal, writeLocal } from '#src/platform/browser.ts';
import { localKeys, onLocalChange, readStored, writeStored } from '#src/platform/storage.ts';
import type { DraftStore } from './draftStore.ts';
import { draftStore } from './draftStore.ts';

/** The drafts of this device, as the page knows them. */
export const draftsOf = ({ shared }: Pick<Site, 'shared'>): DraftStore =>
  shared('drafts', () => draftStore({ read: readLocal, write: writeLocal, keys: localKeys, onChange: onLocalChange }));

const putOffKey = 'draftPutOff';

/** The key of the draft whose suggestion was dismissed in this tab, for the tab's lifetime. */
export const putOffDraft = (): string | undefined => readStored('sessionStorage', putOffKey) ?? undefined;

/** The drafts machine with this device's storage. */
export const orderDraftsWith = (site: Pick<Site, 'shared'>) => {
  const drafts = draftsOf(site);
  return orderDraftsMachine.provide({
    actors: {
      ...requests<OrderDraftsRequests>({ readDrafts: async () => drafts.list() }),
      otherWindows: fromCallback(({ sendBack }) => drafts.watchAll(() => sendBack({ type: 'drafts.changed' }))),
    },
    actions: {
      dropDraft: (_, { draft }) => drafts.drop(draft),
      storePutOff: (_, { putOff }) => {
        writeStored('sessionStorage', putOffKey, putOff);
        // the strip disappears with the pressed button
        preserveKeyboardFocus();
      },
      restoreDraft: (_, { deleted }) => deleted && drafts.replace(deleted),
    },
  });
};
