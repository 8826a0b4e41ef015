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

const withoutInvoice: ReadonlySet<OrderStatus> = new Set(['REJECTED', 'CANCELLED', 'AUTO_CANCELLED', 'DECLINED']);

/** Whether an invoice may be asked for, or asked for anew: the order was accepted, still stands, and none was issued. */
export const isInvoiceable = ({
  status,
  timeline,
  invoice,
}: Pick<OrderDetail, 'status' | 'timeline' | 'invoice'>): boolean =>
  !withoutInvoice.has(status) && timeline.some(({ act }) => act === 'order.accepted') && invoice?.status !== 'ISSUED';
