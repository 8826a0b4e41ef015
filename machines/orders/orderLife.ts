import type { ActorRefFrom, AnyStateNode, SnapshotFrom, StateValue } from 'xstate';
import { initialTransition, not, setup, transition } from 'xstate';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { OrderAct, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { orderAct, orderStatus, placedStatus } from '#contract/orders/orderStatus.ts';

/** Who may do what to an order. */
export const orderActs = {
  'info.requested': { by: 'platform' },
  'info.supplied': { by: 'user' },
  'review.begun': { by: 'platform' },
  'order.accepted': { by: 'platform' },
  'order.rejected': { by: 'platform' },
  'space.released': { by: 'carrier' },
  'order.amended': { by: 'user' },
  'amendment.requested': { by: 'user' },
  'amendment.settled': { by: 'platform' },
  'danger.declared': { by: 'platform' },
  'cargo.gatedIn': { by: 'haulier' },
  'customs.cleared': { by: 'platform' },
  'transport.departed': { by: 'carrier' },
  'transport.arrived': { by: 'carrier' },
  'order.completed': { by: 'platform' },
  'order.cancelled': { by: 'user' },
  'verification.lapsed': { by: 'system' },
  'space.withdrawn': { by: 'carrier' },
} as const satisfies Record<OrderAct, { by: OrderParty }>;

/** What of an order decides about its way. */
export interface OrderKind extends Pick<LineDefinition, 'moves' | 'crossesBorders'> {
  dangerous: boolean;
}

/** The life of an order, from its submission to its last status; the service moves orders by it, the browser draws it. */
export const orderLifeMachine = setup({
  types: {} as { context: OrderKind; input: OrderKind; events: { type: OrderAct } },
  guards: {
    isDangerous: ({ context }) => context.dangerous,
    /** Dangerous goods that travel are declared before they are handed over. */
    isDeclared: ({ context }) => context.dangerous && context.moves,
    isCleared: ({ context }) => context.crossesBorders,
    isMovedInland: ({ context }) => context.moves && !context.crossesBorders,
    isDoneInPlace: ({ context }) => !context.moves,
  },
}).createMachine({
  id: 'orderLife',
  context: ({ input: { dangerous, moves, crossesBorders } }) => ({ dangerous, moves, crossesBorders }),
  initial: 'open',
  states: {
    open: {
      initial: 'requested',
      on: { 'verification.lapsed': 'AUTO_CANCELLED' },
      states: {
        requested: {
          initial: 'sorting',
          on: {
            'order.amended': '.sorting',
            'order.rejected': '#orderLife.REJECTED',
            'order.cancelled': '#orderLife.CANCELLED',
          },
          states: {
            sorting: { always: [{ guard: 'isDangerous', target: 'DG_REVIEW' }, { target: 'SUBMITTED' }] },
            SUBMITTED: { on: { 'info.requested': 'NEED_INFO', 'order.accepted': 'ACCEPTED' } },
            NEED_INFO: { on: { 'info.supplied': 'INFO_SUPPLIED' } },
            INFO_SUPPLIED: {
              on: {
                'info.requested': 'NEED_INFO',
                'review.begun': { guard: 'isDangerous', target: 'DG_REVIEW' },
                'order.accepted': { guard: not('isDangerous'), target: 'ACCEPTED' },
              },
            },
            DG_REVIEW: { on: { 'info.requested': 'NEED_INFO', 'order.accepted': 'ACCEPTED' } },
            ACCEPTED: {
              on: { 'info.requested': 'NEED_INFO', 'space.released': '#orderLife.open.confirmed.RELEASED' },
            },
          },
        },
        confirmed: {
          initial: 'RELEASED',
          on: { 'space.withdrawn': '#orderLife.DECLINED' },
          states: {
            RELEASED: {
              on: {
                'amendment.requested': 'AMENDING',
                'danger.declared': { guard: 'isDeclared', target: 'DG_DECLARED' },
                'cargo.gatedIn': { guard: not('isDeclared'), target: 'GATED_IN' },
                'order.cancelled': '#orderLife.CANCELLED',
              },
            },
            AMENDING: { on: { 'amendment.settled': 'RELEASED', 'order.cancelled': '#orderLife.CANCELLED' } },
            DG_DECLARED: { on: { 'cargo.gatedIn': 'GATED_IN', 'order.cancelled': '#orderLife.CANCELLED' } },
            GATED_IN: {
              on: {
                'customs.cleared': { guard: 'isCleared', target: 'CUSTOMS' },
                'transport.departed': { guard: 'isMovedInland', target: '#orderLife.SAILED' },
                'order.completed': { guard: 'isDoneInPlace', target: '#orderLife.COMPLETED' },
              },
            },
            CUSTOMS: { on: { 'transport.departed': '#orderLife.SAILED' } },
          },
        },
      },
    },
    SAILED: { on: { 'transport.arrived': 'ARRIVED' } },
    ARRIVED: { on: { 'order.completed': 'COMPLETED' } },
    COMPLETED: { type: 'final' },
    REJECTED: { type: 'final' },
    CANCELLED: { type: 'final' },
    AUTO_CANCELLED: { type: 'final' },
    DECLINED: { type: 'final' },
  },
});

export type OrderLifeActor = ActorRefFrom<typeof orderLifeMachine>;

const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'compound' ? Object.values(node.states).flatMap(leavesOf) : [node];

const nested = ([key = '', ...inner]: readonly string[]): StateValue =>
  inner.length === 0 ? key : { [key]: nested(inner) };

const values = new Map(leavesOf(orderLifeMachine.root).map(({ key, path }) => [key, nested(path)]));

const leafIn = (value: StateValue | undefined): string =>
  typeof value === 'object' ? leafIn(Object.values(value)[0]) : String(value);

/** The status of an order whose life stands there. */
export const statusOf = ({ value }: Pick<SnapshotFrom<typeof orderLifeMachine>, 'value'>): OrderStatus =>
  orderStatus.parse(leafIn(value));

/** The life of an order that stands in this status. */
export const orderIn = (status: OrderStatus, kind: OrderKind): SnapshotFrom<typeof orderLifeMachine> =>
  orderLifeMachine.resolveState({ value: values.get(status)!, context: kind });

/** The status an order begins in. */
export const firstStatus = (kind: OrderKind): PlacedOrder['status'] =>
  placedStatus.parse(leafIn(initialTransition(orderLifeMachine, kind)[0].value));

/** The status an act leads to; undefined where the order does not take it. */
export const nextStatus = (status: OrderStatus, act: OrderAct, kind: OrderKind): OrderStatus | undefined => {
  const order = orderIn(status, kind);
  return order.can({ type: act }) ? statusOf(transition(orderLifeMachine, order, { type: act })[0]) : undefined;
};

/** The acts that an order takes in this status. */
export const actsIn = (status: OrderStatus, kind: OrderKind): OrderAct[] =>
  orderAct.options.filter((act) => nextStatus(status, act, kind) !== undefined);

/** The statuses that something may still follow. */
export const openStatuses: readonly OrderStatus[] = orderStatus.options.filter(
  (status) => orderIn(status, { dangerous: false, moves: true, crossesBorders: true }).status === 'active',
);
