import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { DraftSuggestion } from '#src/features/booking/DraftSuggestion.tsx';
import { modelOf } from '#flows';
import { named } from './named.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { draftGestures, draftPaths, draftsExternal } from './draftGestures.ts';

const messages = orderMessages.drafts;

export default modelOf({
  of: 'orderDrafts',
  machine: orderDraftsMachine,
  ...draftPaths,
  external: draftsExternal,
  play: () => ({
    view: (actor: OrderDraftsActor) => <DraftSuggestion actor={actor} />,
    gestures: { ...draftGestures, 'suggestion.dismissed': () => named(messages.later).click() },
  }),
});
