import { describe, expect, test } from 'vitest';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { equipmentsOf } from '#server/orders/dcsaEquipment.ts';
import { orderForm } from '#tests/support/order.ts';

const orderFrom = (service: ServiceCode, over: Partial<OrderForm> = {}): Order =>
  orderOf(allServices[service]).parse(orderForm(service, over));

const box = (code: string, quantity: number) => ({ code, quantity });

const tareOf = (service: ServiceCode, details: OrderForm['details']) =>
  equipmentsOf(orderFrom(service, { details })).map(({ tareWeight }) => tareWeight);

describe('the containers of an order', () => {
  test.each<[string, ServiceCode, string, string]>([['a tank for gases', 'tank', 'T50', '22T8']])(
    '%s',
    (_name, service, code, iso) => {
      const order = orderFrom(service);
      expect(equipmentsOf({ ...order, items: [box(code, 2)] })).toMatchObject([{ ISOEquipmentCode: iso, units: 2 }]);
    },
  );

  test('the tare of the shipper’s own containers and of tanks is sent, if it is given', () => {
    expect(tareOf('fcl', { owner: 'SOC', tareKg: '2,300' })).toEqual([{ value: 2_300, unit: 'KGM' }]);
    expect(tareOf('fcl', { owner: 'SOC' })).toEqual([undefined]);
    expect(tareOf('fcl', { owner: 'COC', tareKg: '2,300' })).toEqual([undefined]);
    expect(tareOf('tank', { tareKg: '3,850' })).toEqual([{ value: 3_850, unit: 'KGM' }]);
  });
});
