import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import type { OrderCommand, OrderStatus } from '#contract/orders/orderStatus.ts';
import { commandsIn, orderCommands } from './orderLife.ts';

/**
 * The commands that a customer may give in an order's current status: its owner, or a colleague who decides on its
 * approval.
 */
export const userCommandsOf = ({
  line,
  status,
  isDangerous,
  approval,
}: Pick<OrderSummary, 'line' | 'status' | 'isDangerous'> & Pick<OrderDetail, 'approval'>): OrderCommand[] => {
  const { moves, crossesBorders } = allServices[line];
  // a review changes nothing for the owner
  const traits = { dangerous: isDangerous, needsReview: isDangerous, hasFindings: false, moves, crossesBorders };
  return commandsIn(status, traits).filter((command) => {
    const { by } = orderCommands[command];
    return by === 'user' || (by === 'approver' && approval?.mayDecide === true);
  });
};

/** The statuses of an order that no carrier or vendor has confirmed yet. */
const unconfirmed: ReadonlySet<OrderStatus> = new Set([
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
  'ACCEPTED',
  'APPROVAL',
  'APPROVAL_RETURNED',
]);

/** Whether an order is cancelled without a fee: by every service's agreement, until it is confirmed. */
export const isCancelledFree = (status: OrderStatus): boolean => unconfirmed.has(status);

/** The statuses in which an order ended without its service. */
const ended = [
  'REJECTED',
  'CANCELLED',
  'AUTO_CANCELLED',
  'DECLINED',
  'APPROVAL_LAPSED',
  'WITHDRAWN',
] as const satisfies OrderStatus[];
export type EndedStatus = (typeof ended)[number];

/** Whether an order ended without its service: its price is not payable, and it may be placed again. */
export const isEndedEarly = (status: OrderStatus): status is EndedStatus =>
  (ended as readonly OrderStatus[]).includes(status);

/** The statuses with something to invoice: the goods have departed, or the service is completed. */
const invoiced: ReadonlySet<OrderStatus> = new Set(['SAILED', 'ARRIVED', 'COMPLETED']);

/**
 * Whether an invoice may be requested: from the departure on, or from completion for a service at one place, until one
 * is issued; a pending request may be changed in any status.
 */
export const isInvoiceable = ({
  status,
  invoice,
}: {
  status: OrderStatus;
  invoice: Pick<NonNullable<OrderDetail['invoice']>, 'status'> | null;
}): boolean => invoice?.status === 'REQUESTED' || (invoiced.has(status) && invoice?.status !== 'ISSUED');

/** The first status of a service in which an invoice may be requested. */
export const firstInvoiced = (service: ServiceCode): OrderStatus =>
  allServices[service].moves ? 'SAILED' : 'COMPLETED';

/** Whether an order has a booking note; purchased goods have no booking. */
export const hasBookingNote = ({ line }: Pick<OrderSummary, 'line'>): boolean => allServices[line].hasCargo;
