import type { OrderCommand, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { acceptedStatuses, isDeskParty, orderCommand, orderStatus } from '#contract/orders/orderStatus.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { clerks, staffRoles } from '#contract/desk/staffRoles.ts';

/** Commands of the customer that staff give for them: what they answered on another way than the site. */
const enteredForCustomer: ReadonlySet<OrderCommand> = new Set(['info.supplied']);

/** Whether a command is given at the desk: for a party of the staff, or for the customer. */
export const isGivenAtDesk = (command: OrderCommand, by: OrderParty): boolean =>
  isDeskParty(by) || enteredForCustomer.has(command);

/** The commands of a role, each with the statuses in which the role may give it. */
type Rights = Readonly<Partial<Record<OrderCommand, readonly OrderStatus[]>>>;

const statuses = orderStatus.options;
const notInReview = statuses.filter((status) => status !== 'DG_REVIEW');
const everywhere: Rights = Object.fromEntries(orderCommand.options.map((command) => [command, statuses]));

/**
 * Who may give a command in which status; what an order accepts there is its machine's to say. A clerk works on orders
 * but does not decide while dangerous goods are reviewed, nor reopen what has ended. A reviewer decides there, takes up a review, enters
 * what a customer answered, and declares dangerous goods before their handover.
 */
const commandRights: Readonly<Record<StaffRole, Rights>> = {
  clerk: {
    ...everywhere,
    'goods.cleared': notInReview,
    'order.accepted': notInReview,
    'order.rejected': notInReview,
    'order.reopened': [],
  },
  reviewer: {
    'review.begun': ['INFO_SUPPLIED'],
    'info.requested': ['DG_REVIEW'],
    'info.supplied': ['NEED_INFO'],
    'goods.cleared': ['DG_REVIEW'],
    'order.accepted': ['DG_REVIEW'],
    'order.rejected': ['DG_REVIEW'],
    'danger.declared': ['RELEASED'],
  },
  administrator: everywhere,
};

/** Whether a role may give a command to an order in a status. */
export const mayCommand = (role: StaffRole, command: OrderCommand, status: OrderStatus): boolean =>
  commandRights[role][command]?.includes(status) ?? false;

/** What is done about corrections of an order's price. */
export type PriceAct = 'propose' | 'decide';

/** Who corrects prices: clerks propose, and administrators decide on what a colleague proposed. */
const priceRights: Readonly<Record<StaffRole, readonly PriceAct[]>> = {
  clerk: ['propose'],
  reviewer: [],
  administrator: ['propose', 'decide'],
};

/** Whether a role sees and records what was bought for orders. */
export const mayRecordCosts = (role: StaffRole): boolean => clerks.includes(role);

/** The roles that decide on corrections of prices. */
export const priceApprovers: readonly StaffRole[] = staffRoles.filter((role) => priceRights[role].includes('decide'));

/** Whether a price may be corrected in a status. */
export const isPriceCorrectable = (status: OrderStatus): boolean => acceptedStatuses.includes(status);

/** Whether a role may propose corrections of prices, or decide on those of others. */
export const mayCorrectPrice = (role: StaffRole, act: PriceAct): boolean => priceRights[role].includes(act);

/** Whether a role may give a command to an order in any status. */
export const mayGive = (role: StaffRole, command: OrderCommand): boolean => commandRights[role][command] !== undefined;
