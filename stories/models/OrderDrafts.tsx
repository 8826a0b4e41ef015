import type { OrderDraftsActor } from '#machines/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { OrderDrafts } from '#src/flows/OrderDrafts.tsx';
import { modelOf } from '../play/model.ts';
import { draftGestures, draftPaths } from './draftHands.ts';

export default modelOf({
  of: 'orderDrafts',
  machine: orderDraftsMachine,
  ...draftPaths,
  play: () => ({
    view: (actor: OrderDraftsActor) => <OrderDrafts actor={actor} onResume={() => undefined} />,
    gestures: draftGestures,
  }),
});
