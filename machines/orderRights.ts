import { allLines } from '#contract/lines/all.ts';
import type { OrderDetail, OrderSummary } from '#contract/ordering.ts';
import type { OrderAct, OrderStatus } from '#contract/orderStatus.ts';
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

/** The statuses of an order that was accepted and is not ended otherwise than it should. */
const accepted: ReadonlySet<OrderStatus> = new Set([
  'ACCEPTED',
  'RELEASED',
  'AMENDING',
  'DG_DECLARED',
  'GATED_IN',
  'CUSTOMS',
  'SAILED',
  'ARRIVED',
  'COMPLETED',
]);

/** Whether an order in this status was accepted and still stands, so that it may be invoiced. */
export const isAccepted = (status: OrderStatus): boolean => accepted.has(status);

/** Whether an invoice may be asked for, or asked for anew: the order was accepted, still stands, and none was issued. */
export const isInvoiceable = ({ status, invoice }: Pick<OrderDetail, 'status' | 'invoice'>): boolean =>
  isAccepted(status) && invoice?.status !== 'ISSUED';

/** Whether an order has a booking note: goods that are bought are carried by nobody's booking. */
export const hasBookingNote = ({ line }: Pick<OrderSummary, 'line'>): boolean => allLines[line].asksCargo;
