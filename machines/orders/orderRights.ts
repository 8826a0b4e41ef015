import { allLines } from '#contract/services/definitions/allServices.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import type { OrderAct, OrderStatus } from '#contract/orders/orderStatus.ts';
import { actsIn, orderActs } from './orderLife.ts';

/** What its owner may do to an order as it stands. */
export const userActsOf = ({
  line,
  status,
  isDangerous,
}: Pick<OrderSummary, 'line' | 'status' | 'isDangerous'>): OrderAct[] => {
  const { moves, crossesBorders } = allLines[line];
  return actsIn(status, { dangerous: isDangerous, moves, crossesBorders }).filter(
    (act) => orderActs[act].by === 'user',
  );
};

/** The statuses in which there is something to invoice: the goods have left, or what is done in place is done. */
const invoiced: ReadonlySet<OrderStatus> = new Set(['SAILED', 'ARRIVED', 'COMPLETED']);

/**
 * Whether an invoice may be asked for, or asked for anew: from the departure on, for a service in place from its completion
 * on, until one is issued; a request that waits may be changed whatever the order's status.
 */
export const isInvoiceable = ({
  status,
  invoice,
}: {
  status: OrderStatus;
  invoice: Pick<NonNullable<OrderDetail['invoice']>, 'status'> | null;
}): boolean => invoice?.status === 'REQUESTED' || (invoiced.has(status) && invoice?.status !== 'ISSUED');

/** The first status of a line in which an invoice may be asked for. */
export const firstInvoiced = (line: ServiceLine): OrderStatus => (allLines[line].moves ? 'SAILED' : 'COMPLETED');

/** Whether an order has a booking note: goods that are bought are carried by nobody's booking. */
export const hasBookingNote = ({ line }: Pick<OrderSummary, 'line'>): boolean => allLines[line].asksCargo;
