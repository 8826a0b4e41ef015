import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { reviewed } from './fclOrderSamples.ts';
import { placed } from './orderSampleParts.ts';

/** A buyer's order that waits for its company's approval. */
export const awaiting: OrderDetail = {
  ...reviewed,
  status: 'APPROVAL',
  cancelsAt: null,
  timeline: [{ ...placed, status: 'APPROVAL' }],
  approval: {
    reasons: ['费用合计 ≥ ¥20,000.00', '目的港 汉堡，危险品'],
    requestedBy: '赵敏',
    deciders: ['王芳', '李四'],
    requestedAt: placed.at,
    dueAt: '2026-03-04T02:00:00.000Z',
    outcome: null,
    endedBy: null,
    mayDecide: false,
  },
};

/** The same for a colleague who decides on it. */
export const toDecide: OrderDetail = { ...awaiting, approval: { ...awaiting.approval!, mayDecide: true } };

/** The same after an approver gave it back. */
export const givenBack: OrderDetail = {
  ...awaiting,
  status: 'APPROVAL_RETURNED',
  timeline: [
    ...awaiting.timeline,
    {
      status: 'APPROVAL_RETURNED',
      act: 'approval.returned',
      by: 'approver',
      at: '2026-03-02T01:10:00.000Z',
      note: '请改订下周的船期，并补充采购合同号。',
    },
  ],
  approval: { ...awaiting.approval!, outcome: 'returned', endedBy: '王芳' },
};
