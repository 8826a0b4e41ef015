import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { after, isRejected } from './orderEdits.ts';

const blank = (line: ServiceCode): OrderForm =>
  blankForm(allServices[line], { offerId: quotes[line].id, isDanger: 'N' });
const orderFor = (line: ServiceCode): Order => orderOf(allServices[line]).parse(completeFormOf(line));
const applied = (order: Order) => ({ type: 'template.applied', order }) as const;

describe('a template', () => {
  test.each(serviceCode.options)('of %s fills parties and goods, and leaves the quote and the days', (line) => {
    const order = { ...orderFor(line), offerId: 'another' };
    const form = after(line, blank(line), applied(order));
    const { shipper, consignee, bookingContact, papersHeld, cargo } = order;
    expect(form).toMatchObject({ shipper, consignee, bookingContact, papersHeld, offerId: quotes[line].id });
    expect(form.cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg])).toEqual(
      cargo.map(({ nameZh, grossKg }) => [nameZh, grossKg]),
    );
    for (const [name, field] of Object.entries<{ kind: string }>(allServices[line].fields))
      if (['day', 'quoted', 'containerNumbers'].includes(field.kind))
        expect(form.details[name]).toEqual(blank(line).details[name]);
    expect(form.protocolVersion).toBe('');
    expect(isRejected(line, form, applied(order))).toBe(true);
  });

  test('brings its containers, unless the quote lacks one of them', () => {
    const order = { ...orderFor('fcl'), items: [{ code: '40HQ', quantity: 3 }] };
    expect(after('fcl', blank('fcl'), applied(order)).items).toEqual([{ code: '40HQ', quantity: 3 }]);
    const unknown = { ...order, items: [{ code: '53HQ', quantity: 2 }] };
    const chosen = { ...blank('fcl'), items: [{ code: '20GP', quantity: '1' }] };
    expect(after('fcl', chosen, applied(unknown)).items).toEqual(chosen.items);
  });

  test('leaves the chosen price of a service that has one', () => {
    const item = quotes.warehousing.items.at(-1)!.code;
    const chosen = { ...blank('warehousing'), items: [{ code: item, quantity: 1 }] };
    expect(after('warehousing', chosen, applied(orderFor('warehousing'))).items).toEqual(chosen.items);
  });

  test('puts no goods into a container that is not ordered', () => {
    const order = orderFor('fcl');
    order.items = [{ code: '53HQ', quantity: 3 }];
    for (const one of order.cargo) one.unit = 3;
    const chosen = { ...blank('fcl'), items: [{ code: '20GP', quantity: '1' }] };
    expect(after('fcl', chosen, applied(order)).cargo.map(({ unit }) => unit)).toEqual(order.cargo.map(() => 1));
  });

  test('of another service, or one that is unreadable, fills nothing', () => {
    expect(isRejected('rail', blank('rail'), applied(orderFor('fcl')))).toBe(true);
    const unreadable = { ...orderFor('fcl'), shipper: 'x' };
    expect(isRejected('fcl', blank('fcl'), applied(unreadable as never))).toBe(true);
  });
});
