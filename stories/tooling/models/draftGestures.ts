import type { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { drafts } from '#stories/orders/orderQuerySamples.ts';
import type { PathOptions, Play } from '#flows';
import { named } from './named.ts';

const messages = orderMessages.drafts;
const [draft] = drafts as [(typeof drafts)[0]];

/** The button that deletes a draft. */
export const remove = ({ titleZh }: { titleZh: string }) => named(messages.removeOf(titleZh));
/** The button that restores the last deleted draft. */
export const undo = () => named(messages.undo);

/** The events of a device's drafts, in any view. */
export const draftPaths = {
  samples: [
    { type: 'draft.deleted', draft },
    { type: 'undo.requested' },
    { type: 'suggestion.dismissed' },
    { type: 'drafts.changed' },
  ],
  outcomes: { readDrafts: { done: [[draft], []] }, otherWindows: { error: [] } },
  possible: ({ type }, { drafts: listed, deleted, putOff }) => {
    if (type === 'suggestion.dismissed') return deleted !== undefined || (listed.length > 0 && putOff === undefined);
    // a dismissed draft is no longer suggested
    if (type === 'draft.deleted') return listed.length > 0 && !deleted && putOff === undefined;
    return true;
  },
  keep: ({ drafts: listed, deleted, putOff }) => [listed.length, deleted !== undefined, putOff !== undefined],
} satisfies PathOptions<typeof orderDraftsMachine>;

/** Events that no view of the drafts sends. */
export const draftsExternal = { 'drafts.changed': '在另一窗口或订单页改动了草稿' };

/** The user's gestures on the first draft. */
export const draftGestures: Play<typeof orderDraftsMachine>['gestures'] = {
  'draft.deleted': ({ draft: deleted }) => remove(deleted).click(),
  'undo.requested': () => undo().click(),
};
