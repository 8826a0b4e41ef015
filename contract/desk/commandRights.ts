import type { OrderCommand, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import type { StaffRole } from './staffRoles.ts';

/** The parties for which staff act. */
export type StaffParty = Exclude<OrderParty, 'user' | 'system'>;

export const isStaffParty = (party: OrderParty): party is StaffParty => party !== 'user' && party !== 'system';

/** What a reviewer of dangerous goods may do with an order. */
const ofReviewer: ReadonlySet<OrderCommand> = new Set([
  'info.requested',
  'review.begun',
  'goods.cleared',
  'order.accepted',
  'order.rejected',
  'danger.declared',
]);

const decisions: ReadonlySet<OrderCommand> = new Set(['goods.cleared', 'order.accepted', 'order.rejected']);

/**
 * Whether a role may give a command to an order in a status: only a reviewer (or an administrator) decides while
 * dangerous goods are reviewed, and a reviewer does nothing else than reviewing.
 */
export const mayCommand = (role: StaffRole, command: OrderCommand, status: OrderStatus): boolean => {
  if (role === 'administrator') return true;
  if (role === 'reviewer') return ofReviewer.has(command);
  return status !== 'DG_REVIEW' || !decisions.has(command);
};
