import type { OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';
import type { OrderKind, OrderLifeActor } from '#machines/orders/orderLife.ts';
import { actsIn, firstStatus, nextStatus, orderActs, statusOf } from '#machines/orders/orderLife.ts';

const begin = Date.parse('2026-03-02T02:00:00.000Z');
const stepMs = 5 * 3_600_000;
const notes: Partial<Record<OrderEvent['act'], string>> = {
  'info.requested': '请补充危包证扫描件',
  'info.supplied': '危包证已上传',
  'order.rejected': '该船公司不接受此类货物',
  'order.cancelled': '客户改期',
};

const lineOf = (act: OrderEvent['act'], status: OrderStatus, index: number): OrderEvent => ({
  status,
  act,
  by: act === 'order.placed' ? 'user' : orderActs[act].by,
  at: new Date(begin + index * stepMs).toISOString(),
  note: notes[act] ?? '',
});

/** A shortest history that leads an order of this kind to a status. */
const shortestTo = (wanted: OrderStatus, kind: OrderKind): OrderEvent[] => {
  const known = new Set<OrderStatus>([firstStatus(kind)]);
  const histories = [[lineOf('order.placed', firstStatus(kind), 0)]];
  for (const history of histories) {
    const { status } = history.at(-1)!;
    if (status === wanted) return history;
    for (const act of actsIn(status, kind)) {
      const next = nextStatus(status, act, kind)!;
      if (!known.has(next)) histories.push([...history, lineOf(act, next, history.length)]);
      known.add(next);
    }
  }
  throw new Error(`No order of this kind comes to ${wanted}.`);
};

/** A history of an order that stands where this actor does. */
export const historyTo = (actor: OrderLifeActor): OrderEvent[] => {
  const state = actor.getSnapshot();
  return shortestTo(statusOf(state), state.context);
};
