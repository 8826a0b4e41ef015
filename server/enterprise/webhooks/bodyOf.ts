import { and, eq } from 'drizzle-orm';
import type { WebhookBody } from '#contract/enterprise/webhooks.ts';
import { webhookTypeOf } from '#contract/enterprise/webhooks.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { webhookDeliveries as deliveries } from '#server/db/schema/webhooks.ts';

/** Of the entry of an order's history that a delivery is about. */
export const ofDelivery = and(
  eq(orderEvents.orderNo, deliveries.orderNo),
  eq(orderEvents.position, deliveries.position),
);

/** What a delivery says, the same at each attempt; one without an entry is a test. */
export const bodyOf = (
  { id, queuedAt }: Pick<typeof deliveries.$inferSelect, 'id' | 'queuedAt'>,
  event: typeof orderEvents.$inferSelect | null,
): WebhookBody => {
  if (!event) return { id, type: 'ping', timestamp: queuedAt.toISOString(), data: {} };
  const { orderNo, position, act, by, note, at, fromStatus: before, toStatus: status, dueAt, keyName } = event;
  return {
    id,
    type: webhookTypeOf({ before, status }),
    timestamp: at.toISOString(),
    data: {
      orderNo,
      position,
      before,
      status,
      act,
      by,
      note,
      ...(dueAt && { dueAt: dueAt.toISOString() }),
      ...(keyName !== null && { keyName }),
    },
  };
};
