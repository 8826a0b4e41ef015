import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { OrderDrafts } from '#src/features/orders/OrderDrafts.tsx';
import { modelOf } from '#flows';
import { draftGestures, draftPaths, draftsExternal } from './draftGestures.ts';

export default modelOf({
  of: 'orderDrafts',
  machine: orderDraftsMachine,
  ...draftPaths,
  external: { ...draftsExternal, 'suggestion.dismissed': '在页面上方的草稿提示里关闭' },
  play: () => ({
    view: (actor: OrderDraftsActor) => <OrderDrafts actor={actor} onResume={() => undefined} />,
    gestures: draftGestures,
  }),
});
