import { pathTo } from '#contract/app/routes.ts';
import type { MissingFact } from '#contract/orders/dangerousPapers.ts';
import { instructionWindow } from '#contract/orders/instructionChecks.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { userCommandsOf } from '#machines/orders/orderRights.ts';
import { orderPath } from '#src/features/booking/orderAddress.ts';
import { dangerousPaperMessages as messages } from '#src/features/orders/messages/dangerousPapers.ts';

/** The name of the field on an order's page that takes a document of a kind; of any kind without a code. */
export const documentField = (code: string): string => `documents.${code}`;

type Entered = Pick<OrderDetail, 'line' | 'status' | 'isDangerous' | 'offer'>;

/** Whether a customer can enter the facts of a page at `now` (epoch milliseconds): `open`, or why not. */
const entryState = (order: Entered, { where: { page } }: MissingFact, now: number) => {
  if (page === 'desk') return 'desk';
  if (page === 'order') {
    const commands = userCommandsOf(order);
    if (commands.includes('order.amended')) return 'open';
    return commands.includes('amendment.requested') ? 'requested' : 'closed';
  }
  if (page === 'documents') return openStatuses.includes(order.status) ? 'open' : 'over';
  const window = instructionWindow(order, now);
  return window === 'early' ? 'open' : window;
};

/**
 * Where the owner of an order can enter the missing facts of its papers at `now` (epoch milliseconds): a field of its
 * form or instruction, the upload of a document, or the reason why it is not possible.
 */
export const entryOf = (order: OrderDetail, fact: MissingFact, now: number): { href: string } | { whyZh: string } => {
  const { orderNo, line } = order;
  const { page, path: field } = fact.where;
  const state = entryState(order, fact, now);
  if (state !== 'open') return { whyZh: messages.why[state] };
  if (page === 'documents') return { href: `#field-${documentField(field)}` };
  if (page === 'instruction') return { href: `${pathTo('instruction', orderNo)}?${new URLSearchParams({ field })}` };
  return { href: orderPath(allServices[line], order.order.offerId, { isDanger: 'Y', amend: orderNo, field }) };
};

/**
 * For the desk: who can enter a missing fact of an order's papers at `now` (epoch milliseconds), or why nobody can any
 * more.
 */
export const entryAtDesk = (order: Entered, fact: MissingFact, now: number): { whyZh: string } => {
  const state = entryState(order, fact, now);
  return { whyZh: state === 'open' ? messages.byCustomer[fact.where.page] : messages.whyAtDesk[state] };
};
