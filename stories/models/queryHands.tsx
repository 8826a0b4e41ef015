import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orderFollow.ts';
import type { OrderQueryActor } from '#machines/orderQuery.ts';
import { ordersMachine } from '#machines/orderQuery.ts';
import { OrderQuery } from '#src/flows/OrderQuery.tsx';
import { answering } from '../play/answering.ts';

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
