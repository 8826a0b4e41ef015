import type { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { drafts } from '#stories/orders/orderQuerySamples.ts';
import type { Play } from '#stories/tooling/player/model.ts';
import type { PathOptions } from '#stories/tooling/player/paths.ts';
import { named } from './named.ts';

const words = orderQueryCopy.drafts;
const [draft] = drafts as [(typeof drafts)[0]];

/** The button that deletes a draft. */
export const remove = ({ titleZh }: { titleZh: string }) => named(words.removeOf(titleZh));
/** The button that has the draft back that was deleted last. */
export const undo = () => named(words.undo);

/** What happens to the drafts of a device, in whichever view. */
export const draftPaths = {
  samples: [{ type: 'draft.deleted', draft }, { type: 'undo.requested' }, { type: 'offer.dismissed' }],
  outcomes: { readDrafts: { done: [[draft], []] }, draftsChanged: { done: [undefined], error: [] } },
  possible: ({ type }, { drafts: listed, deleted, putOff }) => {
    if (type === 'offer.dismissed') return deleted !== undefined || (listed.length > 0 && putOff === undefined);
    // what was put off offers nothing more
    if (type === 'draft.deleted') return listed.length > 0 && !deleted && putOff === undefined;
    return true;
  },
  keep: ({ drafts: listed, deleted, putOff }) => [listed.length, deleted !== undefined, putOff !== undefined],
} satisfies PathOptions<typeof orderDraftsMachine>;

/** What a person does to the first of them. */
export const draftGestures: Play<typeof orderDraftsMachine>['gestures'] = {
  'draft.deleted': ({ draft: deleted }) => remove(deleted).click(),
  'undo.requested': () => undo().click(),
};
