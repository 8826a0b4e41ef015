import type { ActorRefFrom, AnyStateNode, SnapshotFrom, StateValue } from 'xstate';
import { assign, initialTransition, not, setup, transition } from 'xstate';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { OrderCommand, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { isUnapproved, orderCommand, orderStatus, placedStatus } from '#contract/orders/orderStatus.ts';
import { orderCommandZh } from '#contract/orders/orderStatusNames.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** Which party may give which command. */
export const orderCommands = {
  'info.requested': { by: 'platform' },
  'info.supplied': { by: 'user' },
  'review.begun': { by: 'platform' },
  'goods.cleared': { by: 'platform' },
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
  'order.reopened': { by: 'platform' },
  'approval.granted': { by: 'approver' },
  'approval.returned': { by: 'approver' },
  'approval.lapsed': { by: 'system' },
} as const satisfies Record<OrderCommand, { by: OrderParty }>;

/** The traits of an order that decide its path. */
export interface OrderTraits extends Pick<ServiceDefinition, 'moves' | 'crossesBorders'> {
  dangerous: boolean;
  /** The dangerous-goods desk reviews it: it is dangerous, or its own data suggest that it may be. */
  needsReview: boolean;
  /** The desk has not yet answered all findings of undeclared dangerous goods. */
  hasFindings: boolean;
  /** A rule of its customer's company requires an approval before the order binds. */
  needsApproval?: boolean;
}

/** What the desk still reviews after goods are cleared; omitted after its last finding. */
export type LeftToReview = Pick<OrderTraits, 'needsReview' | 'hasFindings'>;

/** The life of an order from submission to its last status. The service moves orders by it; the browser shows it. */
export const orderLifeMachine = setup({
  types: {} as {
    context: OrderTraits;
    input: OrderTraits;
    tags: 'ended';
    events: { type: OrderCommand; left?: LeftToReview | undefined };
  },
  guards: {
    needsApproval: ({ context }) => context.needsApproval === true,
    needsReview: ({ context }) => context.needsReview,
    hasFindings: ({ context }) => context.hasFindings,
    /** Dangerous goods that are transported must be declared before handover. */
    isDeclared: ({ context }) => context.dangerous && context.moves,
    isCleared: ({ context }) => context.crossesBorders,
    isMovedInland: ({ context }) => context.moves && !context.crossesBorders,
    isDoneInPlace: ({ context }) => !context.moves,
  },
  actions: {
    setLeft: assign(
      ({ context }, { left }: { left?: LeftToReview | undefined }) =>
        left ?? { needsReview: context.dangerous, hasFindings: false },
    ),
  },
}).createMachine({
  id: 'orderLife',
  description: '一个订单从提交到完成（或取消、拒绝）经过的每个状态；由服务推进，界面照着显示。',
  meta: {
    title: '订单的一生',
    tags: { ended: '已结束' },
    events: Object.fromEntries(
      (Object.keys(orderCommands) as OrderCommand[]).map((command) => [command, orderCommandZh[command]]),
    ),
    guards: {
      needsApproval: '按公司规则须先审批',
      needsReview: '须专员审核',
      'not needsReview': '不须专员审核',
      hasFindings: '有待答复的疑似未申报危险品',
      'not hasFindings': '没有待答复的疑似未申报危险品',
      isDeclared: '是须先申报的危险品运输',
      'not isDeclared': '无须先做危申报',
      isCleared: '跨境，须报关',
      isMovedInland: '境内运输，不报关',
      isDoneInPlace: '就地服务，不运输',
    },
  } satisfies MachineNames,
  context: ({ input: { dangerous, needsReview, hasFindings, needsApproval = false, moves, crossesBorders } }) => ({
    dangerous,
    needsReview,
    hasFindings,
    needsApproval,
    moves,
    crossesBorders,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: '是否须公司审批',
      always: [{ guard: 'needsApproval', target: 'unapproved' }, { target: 'open' }],
    },
    unapproved: {
      description: '公司审批通过之前',
      initial: 'APPROVAL',
      on: { 'order.amended': 'arriving', 'order.cancelled': 'WITHDRAWN', 'approval.lapsed': 'APPROVAL_LAPSED' },
      states: {
        APPROVAL: {
          description: '待公司审批',
          on: { 'approval.granted': '#orderLife.open', 'approval.returned': 'APPROVAL_RETURNED' },
        },
        APPROVAL_RETURNED: { description: '审批退回' },
      },
    },
    open: {
      description: '开船之前',
      initial: 'requested',
      on: { 'verification.lapsed': 'AUTO_CANCELLED' },
      states: {
        requested: {
          description: '放舱之前',
          initial: 'sorting',
          on: {
            'order.amended': '.sorting',
            'order.rejected': '#orderLife.REJECTED',
            'order.cancelled': '#orderLife.CANCELLED',
          },
          states: {
            sorting: {
              description: '是否危险品',
              always: [{ guard: 'needsReview', target: 'DG_REVIEW' }, { target: 'SUBMITTED' }],
            },
            SUBMITTED: {
              description: '待受理（已提交）',
              on: { 'info.requested': 'NEED_INFO', 'order.accepted': 'ACCEPTED' },
            },
            NEED_INFO: { description: '待补资料', on: { 'info.supplied': 'INFO_SUPPLIED' } },
            INFO_SUPPLIED: {
              description: '已补资料',
              on: {
                'info.requested': 'NEED_INFO',
                'review.begun': { guard: 'needsReview', target: 'DG_REVIEW' },
                'order.accepted': { guard: not('needsReview'), target: 'ACCEPTED' },
              },
            },
            DG_REVIEW: {
              description: '危险品审核中',
              on: {
                'info.requested': 'NEED_INFO',
                'goods.cleared': {
                  guard: 'hasFindings',
                  target: 'sorting',
                  actions: { type: 'setLeft', params: ({ event }) => event },
                },
                'order.accepted': { guard: not('hasFindings'), target: 'ACCEPTED' },
              },
            },
            ACCEPTED: {
              description: '已受理（订舱中）',
              on: { 'info.requested': 'NEED_INFO', 'space.released': '#orderLife.open.confirmed.RELEASED' },
            },
          },
        },
        confirmed: {
          description: '放舱之后',
          initial: 'RELEASED',
          on: { 'space.withdrawn': '#orderLife.DECLINED' },
          states: {
            RELEASED: {
              description: '已放舱（SO 已出）',
              on: {
                'amendment.requested': 'AMENDING',
                'danger.declared': { guard: 'isDeclared', target: 'DG_DECLARED' },
                'cargo.gatedIn': { guard: not('isDeclared'), target: 'GATED_IN' },
                'order.cancelled': '#orderLife.CANCELLED',
              },
            },
            AMENDING: {
              description: '改单中',
              on: { 'amendment.settled': 'RELEASED', 'order.cancelled': '#orderLife.CANCELLED' },
            },
            DG_DECLARED: {
              description: '危申报完成',
              on: { 'cargo.gatedIn': 'GATED_IN', 'order.cancelled': '#orderLife.CANCELLED' },
            },
            GATED_IN: {
              description: '已进港（已还重箱）',
              on: {
                'customs.cleared': { guard: 'isCleared', target: 'CUSTOMS' },
                'transport.departed': { guard: 'isMovedInland', target: '#orderLife.SAILED' },
                'order.completed': { guard: 'isDoneInPlace', target: '#orderLife.COMPLETED' },
              },
            },
            CUSTOMS: { description: '已报关放行', on: { 'transport.departed': '#orderLife.SAILED' } },
          },
        },
      },
    },
    SAILED: { description: '已开船', on: { 'transport.arrived': 'ARRIVED' } },
    ARRIVED: { description: '已到港', on: { 'order.completed': 'COMPLETED' } },
    COMPLETED: {
      description: '已完成',
      tags: 'ended',
      on: {
        'order.reopened': [{ guard: 'isDoneInPlace', target: 'open.confirmed.GATED_IN' }, { target: 'ARRIVED' }],
      },
    },
    REJECTED: { description: '已拒绝', tags: 'ended', type: 'final' },
    // its space was released: it must be accepted again
    CANCELLED: { description: '已取消', tags: 'ended', on: { 'order.reopened': 'open.requested.sorting' } },
    AUTO_CANCELLED: { description: '超时自动取消（未认证满 2 天）', tags: 'ended', type: 'final' },
    DECLINED: { description: '放舱后承运人取消（甩柜或退舱）', tags: 'ended', type: 'final' },
    APPROVAL_LAPSED: { description: '审批超时失效', tags: 'ended', type: 'final' },
    // final, unlike the cancellation of a bound order, which the desk may reopen
    WITHDRAWN: { description: '审批前撤回', tags: 'ended', type: 'final' },
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

/** The status of an order's snapshot. */
export const statusOf = ({ value }: Pick<SnapshotFrom<typeof orderLifeMachine>, 'value'>): OrderStatus =>
  orderStatus.parse(leafIn(value));

/** The snapshot of an order in this status. */
export const orderIn = (status: OrderStatus, traits: OrderTraits): SnapshotFrom<typeof orderLifeMachine> =>
  orderLifeMachine.resolveState({ value: values.get(status)!, context: traits });

/** The initial status of an order. */
export const firstStatus = (traits: OrderTraits): PlacedOrder['status'] =>
  placedStatus.parse(leafIn(initialTransition(orderLifeMachine, traits)[0].value));

/** The status after a command; undefined if the order does not accept it. `left`: what remains to review. */
export const nextStatus = (
  status: OrderStatus,
  command: OrderCommand,
  traits: OrderTraits,
  left?: LeftToReview,
): OrderStatus | undefined => {
  const order = orderIn(status, traits);
  const event = { type: command, left };
  return order.can(event) ? statusOf(transition(orderLifeMachine, order, event)[0]) : undefined;
};

/** The commands that an order accepts in this status. */
export const commandsIn = (status: OrderStatus, traits: OrderTraits): OrderCommand[] =>
  orderCommand.options.filter((command) => nextStatus(status, command, traits) !== undefined);

/** The statuses of orders that are not ended; an ended order can at most be reopened. */
export const openStatuses: readonly OrderStatus[] = orderStatus.options.filter(
  (status) =>
    !orderIn(status, {
      dangerous: false,
      needsReview: false,
      hasFindings: false,
      moves: true,
      crossesBorders: true,
    }).hasTag('ended'),
);

/** The open orders that the desk works on. */
export const openAtDesk: readonly OrderStatus[] = openStatuses.filter((status) => !isUnapproved(status));
