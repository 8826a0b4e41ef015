import type { OrderDraftsActor } from '#machines/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { DraftOffer } from '#src/flows/DraftOffer.tsx';
import { modelOf } from '../play/model.ts';
import { draftGestures, draftPaths } from './draftHands.ts';

export default modelOf({
  of: 'orderDrafts',
  machine: orderDraftsMachine,
  ...draftPaths,
  play: () => ({ view: (actor: OrderDraftsActor) => <DraftOffer actor={actor} />, gestures: draftGestures }),
});
