import type { SnapshotFrom } from 'xstate';
import type { OrderCommand, OrderEvent, OrderStatus } from '#contract/orders/orderStatus.ts';
import type { OrderTraits, orderLifeMachine } from '#machines/orders/orderLife.ts';
import { commandsIn, firstStatus, nextStatus, orderCommands, statusOf } from '#machines/orders/orderLife.ts';

const begin = Date.parse('2026-03-02T02:00:00.000Z');
const stepMs = 5 * 3_600_000;
const notes: Partial<Record<OrderEvent['act'], string>> = {
  'info.requested': '请补充危包证扫描件',
  'info.supplied': '危包证已上传',
  'order.rejected': '该船公司不接受此类货物',
  'order.cancelled': '客户改期',
};

const lineOf = (command: OrderCommand | 'order.placed', status: OrderStatus, index: number): OrderEvent => ({
  status,
  act: command,
  by: command === 'order.placed' ? 'user' : orderCommands[command].by,
  at: new Date(begin + index * stepMs).toISOString(),
  note: notes[command] ?? '',
});

/** A shortest history that leads an order with these traits to a status. */
const shortestTo = (wanted: OrderStatus, traits: OrderTraits): OrderEvent[] => {
  const known = new Set<OrderStatus>([firstStatus(traits)]);
  const histories = [[lineOf('order.placed', firstStatus(traits), 0)]];
  for (const history of histories) {
    const { status } = history.at(-1)!;
    if (status === wanted) return history;
    for (const command of commandsIn(status, traits)) {
      const next = nextStatus(status, command, traits)!;
      if (!known.has(next)) histories.push([...history, lineOf(command, next, history.length)]);
      known.add(next);
    }
  }
  throw new Error(`No order of this kind comes to ${wanted}.`);
};

/** A history of an order in this actor's state. */
export const historyTo = (state: SnapshotFrom<typeof orderLifeMachine>): OrderEvent[] =>
  shortestTo(statusOf(state), state.context);
