import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { withoutReferences } from '#contract/booking/customerReferences.ts';
import { withListedNames } from '#contract/booking/edits/dangerousDetails.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { newId } from '#src/platform/id.ts';
import { orderPath } from './orderAddress.ts';

/** A new draft with its own key; it is not stored. */
export const newDraft = (titleZh: string, form: OrderForm, amends?: string): OrderDraft => ({
  version: 2,
  key: newId(),
  revision: 0,
  savedAt: new Date().toISOString(),
  titleZh: titleZh.slice(0, 200),
  ...(amends === undefined ? {} : { amends }),
  form,
});

/** The form without the days that are gone; they have to be chosen again. */
const withoutDays = (
  service: ServiceDefinition,
  details: OrderForm['details'],
  isGone: (day: string) => boolean,
): OrderForm['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      service.fields[name]?.kind === 'day' && isGone(String(value)) ? '' : value,
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

/**
 * A draft with the content of an order, or of a template. A new order has days and customer's references of its own, an
 * amended one those that it has, without past days; a protocol not agreed to must be agreed to again.
 */
export const draftFrom = (
  { orderNo, line, routeZh, order }: Pick<OrderDetail, 'line' | 'routeZh' | 'order'> & { orderNo?: string },
  { amends, protocolVersion, today }: DraftStart,
): OrderDraft => {
  const definition: ServiceDefinition = allServices[line];
  const agreed = amends ? [protocolVersion, order.protocolVersion] : [protocolVersion];
  const form: OrderForm = {
    ...withListedNames(order),
    details: withoutDays(definition, order.details, (day) => !amends || day < today),
    remark: amends ? order.remark : withoutReferences(order.remark),
    protocolVersion: agreed.includes(shippingProtocolVersion) ? shippingProtocolVersion : '',
  };
  return newDraft(`${definition.nameZh} ${routeZh}`, form, amends ? orderNo : undefined);
};

/** The address at which a draft is continued. */
export const draftPath = ({ amends, form }: OrderDraft): string => {
  const isDangerous = form.cargo.some(({ dangerous }) => dangerous !== null);
  return orderPath(allServices[form.line], form.offerId, {
    isDanger: isDangerous ? 'Y' : 'N',
    ...(amends === undefined ? {} : { amend: amends }),
  });
};
