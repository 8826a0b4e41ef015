import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { withListedNames } from '#contract/booking/edits/dangerousDetails.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { newId } from '#src/platform/id.ts';

/** A new draft with a key of its own; it is not stored. */
export const newDraft = (titleZh: string, form: OrderForm, amends?: string): OrderDraft => ({
  version: 2,
  key: newId(),
  revision: 0,
  savedAt: new Date().toISOString(),
  titleZh: titleZh.slice(0, 200),
  ...(amends === undefined ? {} : { amends }),
  form,
});

/** The form without past days; they have to be chosen again. */
const withoutPastDays = (
  service: ServiceDefinition,
  details: OrderForm['details'],
  today: string,
): OrderForm['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      service.fields[name]?.kind === 'day' && String(value) < today ? '' : value,
    ]),
  );

/** How a draft starts from an existing order. */
interface DraftStart {
  /** Whether the draft amends the order; otherwise it becomes a new order with the same content. */
  amends: boolean;
  /** The version of the shipping protocol agreed to before; empty if none. */
  protocolVersion: string;
  /** Today in China, `YYYY-MM-DD`. */
  today: string;
}

/** A draft with an order's content; past days and a protocol not agreed to must be entered again. */
export const draftFrom = (
  { orderNo, line, routeZh, order }: Pick<OrderDetail, 'orderNo' | 'line' | 'routeZh' | 'order'>,
  { amends, protocolVersion, today }: DraftStart,
): OrderDraft => {
  const definition: ServiceDefinition = allServices[line];
  const agreed = amends ? [protocolVersion, order.protocolVersion] : [protocolVersion];
  const form: OrderForm = {
    ...withListedNames(order),
    details: withoutPastDays(definition, order.details, today),
    protocolVersion: agreed.includes(shippingProtocolVersion) ? shippingProtocolVersion : '',
  };
  return newDraft(`${definition.nameZh} ${routeZh}`, form, amends ? orderNo : undefined);
};
