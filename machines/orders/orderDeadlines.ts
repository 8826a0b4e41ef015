import type { Order } from '#contract/booking/orderForm.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { isDeparted } from '#contract/orders/orderStatus.ts';
import { cutOffsOf } from '#contract/orders/instructionChecks.ts';
import { declaration, opening } from '#contract/rules/dates/cutOffs.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import { openStatuses } from './orderLife.ts';

/** The facts that determine the deadlines of an order. */
export type DeadlineFacts = Pick<
  OrderDetail,
  'line' | 'status' | 'isDangerous' | 'reviewReasons' | 'order' | 'offer' | 'shipment'
> & {
  /** Undefined until a shipping instruction is submitted. */
  instruction?: unknown;
  /** Undefined until gross masses are declared. */
  vgm?: unknown;
  timeline: readonly Pick<OrderDetail['timeline'][number], 'dueAt'>[];
  documents: readonly Pick<OrderDetail['documents'][number], 'paperCode'>[];
};

/** A deadline of an order. */
export interface OrderDeadline {
  /** An answer to the desk, a cut-off of the sailing, or a day that the customer gave. */
  kind: 'answer' | 'cutOff' | 'day';
  /** The name of the cut-off or the day; empty for an answer. */
  nameZh: string;
  at: string;
  /** The documents that are due by then and still missing. */
  missing: readonly NeededDocument[];
}

/** The cut-offs that are met once an order has a status. */
const met: Readonly<Partial<Record<OrderStatus, ReadonlySet<string>>>> = {
  DG_DECLARED: new Set([declaration]),
  GATED_IN: new Set([declaration, 'SI', 'MANIFEST', 'VGM', 'CY']),
  CUSTOMS: new Set([declaration, 'SI', 'MANIFEST', 'VGM', 'CY', 'CUSTOMS']),
};

/**
 * The required documents that an order's customer has neither uploaded nor ticked as available; empty once it has
 * ended.
 */
export const missingDocumentsOf = ({
  line,
  status,
  order,
  offer: quote,
  reviewReasons: recognised,
  documents,
}: DeadlineFacts): NeededDocument[] => {
  if (!openStatuses.includes(status)) return [];
  const there = new Set([...order.papersHeld, ...documents.map(({ paperCode }) => paperCode)]);
  const { own } = neededDocumentsOf({ service: allServices[line], quote, form: order, recognised });
  return own.filter(({ code, need }) => need === 'required' && !there.has(code));
};

/** The days in an order's details, each until its end in China. */
const daysOf = (service: ServiceDefinition, { details }: Pick<Order, 'details'>): OrderDeadline[] =>
  Object.entries(service.fields).flatMap(([name, field]): OrderDeadline[] => {
    const day = details[name];
    if (field.kind !== 'day' || typeof day !== 'string' || day === '' || !isVisible(field, details)) return [];
    return [{ kind: 'day', nameZh: field.labelZh, at: `${day}T23:59:59+08:00`, missing: [] }];
  });

/** The deadlines after `now` (epoch milliseconds) of an open order that has not departed, the earliest first. */
export const deadlinesOfOrder = (facts: DeadlineFacts, now: number): OrderDeadline[] => {
  const { line, status, isDangerous, order, offer: quote, timeline, instruction, vgm } = facts;
  if (!openStatuses.includes(status) || isDeparted(facts)) return [];
  const missing = missingDocumentsOf(facts);
  const dueAt = status === 'NEED_INFO' ? timeline.at(-1)?.dueAt : undefined;
  const cutOffs = cutOffsOf(facts)
    .filter(({ code }) => code !== opening && (isDangerous || code !== declaration) && !met[status]?.has(code))
    .filter(({ code }) => (code !== 'SI' || instruction === undefined) && (code !== 'VGM' || vgm === undefined))
    .map(({ code, nameZh, at }): OrderDeadline => ({
      kind: 'cutOff',
      nameZh,
      at,
      missing: missing.filter(({ cutOff }) => cutOff === code),
    }));
  return [
    ...(dueAt === undefined ? [] : [{ kind: 'answer' as const, nameZh: '', at: dueAt, missing: [] }]),
    ...cutOffs,
    // a sailing's cut-offs are more precise than the days in its details
    ...(quote.sailing ? [] : daysOf(allServices[line], order)),
  ]
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
