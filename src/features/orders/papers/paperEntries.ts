import { pathTo } from '#contract/app/routes.ts';
import type { MissingFact } from '#contract/orders/dangerousPapers.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { userCommandsOf } from '#machines/orders/orderRights.ts';
import { orderPath } from '#src/features/booking/orderAddress.ts';
import { dangerousPaperMessages as messages } from '#src/features/orders/messages/dangerousPapers.ts';

/** Where the owner of an order enters what its papers lack: the field of its form or of its instruction, or why not there. */
export const entryOf = (order: OrderDetail, { where }: MissingFact): { href: string } | { whyZh: string } => {
  const { orderNo, line } = order;
  if (where.page === 'desk') return { whyZh: messages.atDesk };
  if (where.page === 'instruction')
    return { href: `${pathTo('instruction', orderNo)}?${new URLSearchParams({ field: where.path })}` };
  if (!userCommandsOf(order).includes('order.amended')) return { whyZh: messages.closed };
  const more = { isDanger: 'Y', amend: orderNo, field: where.path };
  return { href: orderPath(allServices[line], order.order.offerId, more) };
};
