import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { DraftOffer } from '#src/features/booking/DraftOffer.tsx';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
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
