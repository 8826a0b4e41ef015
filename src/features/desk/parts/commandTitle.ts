import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import { commandZhOf } from '#contract/orders/orderStatusNames.ts';
import { deskMessages } from '#src/features/desk/messages.ts';

/** The name of a command in the order's service. */
export const commandTitle = (line: ServiceCode, command: OrderEvent['act']): string =>
  commandZhOf(allServices[line], command);

/** The name of a command at the desk, where the customer's answer is entered for them. */
export const givenTitle = (line: ServiceCode, command: OrderEvent['act']): string =>
  command === 'info.supplied' ? deskMessages.order.enterAnswer : commandTitle(line, command);
