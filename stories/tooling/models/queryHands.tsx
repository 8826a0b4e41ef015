import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderQueryActor } from '#machines/orders/orderQuery.ts';
import { ordersMachine } from '#machines/orders/orderQuery.ts';
import { OrderQuery } from '#src/features/orders/OrderQuery.tsx';
import { answering } from '#stories/tooling/player/answering.ts';

const none = () => undefined;

/** The order query, its ways out leading nowhere. */
export const queryView = (actor: OrderQueryActor) => (
  <OrderQuery actor={actor} audit="NONE" onAmend={none} onReorder={none} onVerify={none} onPrint={none} />
);

/** The flows that run in the dialog. */
export const queryFlows = () => ({
  orders: answering(ordersMachine),
  follow: answering(orderFollowMachine),
  drafts: answering(orderDraftsMachine),
});
