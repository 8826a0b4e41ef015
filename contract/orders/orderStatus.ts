import * as z from 'zod/mini';

/** The statuses of an order; `machines/orders/orderLife.ts` defines the transitions. */
export const orderStatus = z.enum([
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
  'ACCEPTED',
  'REJECTED',
  'RELEASED',
  'AMENDING',
  'DG_DECLARED',
  'GATED_IN',
  'CUSTOMS',
  'SAILED',
  'ARRIVED',
  'COMPLETED',
  'CANCELLED',
  'AUTO_CANCELLED',
  'DECLINED',
  'APPROVAL',
  'APPROVAL_RETURNED',
  'APPROVAL_LAPSED',
  'WITHDRAWN',
]);
export type OrderStatus = z.output<typeof orderStatus>;

/**
 * The statuses of an order that its customer's own company has not approved: it binds nobody, and the desk knows nothing of
 * it.
 */
export const unapprovedStatuses = [
  'APPROVAL',
  'APPROVAL_RETURNED',
  'APPROVAL_LAPSED',
  'WITHDRAWN',
] as const satisfies OrderStatus[];

/** Whether an order's own company has not approved it. */
export const isUnapproved = (status: OrderStatus): boolean =>
  (unapprovedStatuses as readonly OrderStatus[]).includes(status);

/** The statuses in which the desk sees orders. */
export const deskStatuses: readonly OrderStatus[] = orderStatus.options.filter((status) => !isUnapproved(status));

const departed: ReadonlySet<OrderStatus> = new Set(['SAILED', 'ARRIVED', 'COMPLETED']);

/** Whether the goods of an order have left, which no cut-off or day before the departure outlasts. */
export const isDeparted = ({ status }: { status: OrderStatus }): boolean => departed.has(status);

/** The statuses from acceptance on in which an order is carried out, or was. */
export const acceptedStatuses: readonly OrderStatus[] = [
  'ACCEPTED',
  'RELEASED',
  'AMENDING',
  'DG_DECLARED',
  'GATED_IN',
  'CUSTOMS',
  'SAILED',
  'ARRIVED',
  'COMPLETED',
];

/** An order after a command, with its new status. */
export const changedOrder = z.object({ orderNo: z.string(), status: orderStatus });
export type MovedOrder = z.output<typeof changedOrder>;

/** The commands that change an order's status; `machines/orders/orderLife.ts` defines who may give which. */
export const orderCommand = z.enum([
  'info.requested',
  'info.supplied',
  'review.begun',
  'goods.cleared',
  'order.accepted',
  'order.rejected',
  'space.released',
  'order.amended',
  'amendment.requested',
  'amendment.settled',
  'danger.declared',
  'cargo.gatedIn',
  'customs.cleared',
  'transport.departed',
  'transport.arrived',
  'order.completed',
  'order.cancelled',
  'verification.lapsed',
  'space.withdrawn',
  'order.reopened',
  'approval.granted',
  'approval.returned',
  'approval.lapsed',
]);
export type OrderCommand = z.output<typeof orderCommand>;

/** Who gives a command; `system` is the service itself, `approver` a colleague of the user. */
export const orderParty = z.enum(['user', 'platform', 'carrier', 'haulier', 'system', 'approver']);
export type OrderParty = z.output<typeof orderParty>;

/** The parties for whom staff act. */
const deskParties = ['platform', 'carrier', 'haulier'] as const satisfies OrderParty[];
export type DeskParty = (typeof deskParties)[number];

/** Whether staff act for a party. */
export const isDeskParty = (party: OrderParty): party is DeskParty =>
  (deskParties as readonly OrderParty[]).includes(party);

/** What staff do beside the order's way: its status, and what was said of that, stay. */
export const asideActs = [
  'shipment.corrected',
  'price.approved',
  'document.requested',
  'document.unrequested',
  'bill.drafted',
  'bill.released',
  'track.entered',
  'order.split',
] as const;

/** What staff do among themselves, which the customer's history leaves out. */
export const deskActs = ['price.proposed', 'price.returned'] as const;

/** Whether an act leaves the status of its order as it was, which histories do not repeat then. */
export const keepsStatus = (act: string): boolean => [...asideActs, ...deskActs].some((each) => each === act);

/** A document that either side uploaded: it changes nothing of the order, and is shown among what was submitted. */
export const uploadAct = 'document.uploaded' as const;

/** One entry of an order's history: the command, who gave it, and the resulting status. */
export const orderEvent = z.object({
  status: orderStatus,
  act: z.enum(['order.placed', ...asideActs, ...deskActs, uploadAct, ...orderCommand.options]),
  by: orderParty,
  at: z.iso.datetime(),
  /** A remark; may be empty. */
  note: z.string(),
  /** Until when the user shall answer. */
  dueAt: z.optional(z.iso.datetime()),
  /** The name of the key by which the customer's own system gave the command. */
  keyName: z.optional(z.string()),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** An order's version: the number of entries of its history without uploads, to which every command adds one. */
export const orderVersion = z.int().check(z.positive());

/** The version of an order as a page shows it. */
export const versionOf = ({ timeline }: { timeline: readonly unknown[] }): number => timeline.length;

/** The field of a rejected call whose command was decided on an older state than the stored one. */
export const versionField = 'version';

/** The initial statuses of an order: its company's approval comes first, then the review of dangerous goods. */
export const placedStatus = z.enum(['SUBMITTED', 'DG_REVIEW', 'APPROVAL']);
