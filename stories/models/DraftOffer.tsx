import type { OrderDraftsActor } from '#machines/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { DraftOffer } from '#src/flows/DraftOffer.tsx';
import { modelOf } from '../play/model.ts';
import { named } from './named.ts';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { draftGestures, draftPaths } from './draftHands.ts';

const words = orderQueryCopy.drafts;

export default modelOf({
  of: 'orderDrafts',
  machine: orderDraftsMachine,
  ...draftPaths,
  play: () => ({
    view: (actor: OrderDraftsActor) => <DraftOffer actor={actor} />,
    gestures: { ...draftGestures, 'offer.dismissed': () => named(words.later).click() },
  }),
});
