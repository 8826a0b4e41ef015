import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderQueryActor } from '#machines/orders/orderQuery.ts';
import { orderListMachine } from '#machines/orders/orderList.ts';
import { OrderQuery } from '#src/features/orders/OrderQuery.tsx';
import { withRecordedEffects } from '#flows';

const none = () => undefined;

/** The order dialog without outside actions. */
export const queryView = (actor: OrderQueryActor) => (
  <OrderQuery
    actor={actor}
    audit="NONE"
    onAmend={none}
    onDeclare={none}
    onReorder={none}
    onSaveTemplate={none}
    onVerify={none}
    onPrint={none}
  />
);

/** The machines invoked in the dialog. */
export const queryFlows = () => ({
  orders: withRecordedEffects(orderListMachine),
  follow: withRecordedEffects(orderFollowMachine),
  drafts: withRecordedEffects(orderDraftsMachine),
});
