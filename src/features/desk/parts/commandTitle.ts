import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import { commandZhOf } from '#contract/orders/orderStatusNames.ts';

/** The name of a command in the order's service. */
export const commandTitle = (line: ServiceCode, command: OrderEvent['act']): string =>
  commandZhOf(allServices[line], command);
