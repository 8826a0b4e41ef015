import { describe, expect, test } from 'vitest';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { equipmentsOf } from '#server/orders/dcsaEquipment.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';

const orderFrom = (service: ServiceCode, over: Partial<OrderForm> = {}): Order =>
  orderOf(allServices[service]).parse(orderForm(service, over));

const box = (code: string, quantity: number) => ({ code, quantity });

const tareOf = (service: ServiceCode, details: OrderForm['details']) =>
  equipmentsOf(orderFrom(service, { details })).map(({ tareWeight }) => tareWeight);

const entries = (service: ServiceCode, over: Partial<OrderForm> = {}) =>
  equipmentsOf(orderFrom(service, over)).map(({ ISOEquipmentCode, units, isShipperOwned, commodities }) => [
    ISOEquipmentCode,
    units,
    isShipperOwned,
    commodities?.map(({ commodityType }) => commodityType),
  ]);

describe('the containers of an order', () => {
  const light = { grossKg: 100, volumeM3: 0.1, dangerous: null };
  const named = (service: ServiceCode, unit: number, nameEn: string) => cargoItem(service, { ...light, unit, nameEn });

  test.each<[string, ServiceCode, string, string]>([
    ['a 20-foot container', 'fcl', '20GP', '22G1'],
    ['a 40-foot container', 'fcl', '40GP', '42G1'],
    ['a high one', 'fcl', '40HQ', '45G1'],
    ['a tank for liquids', 'tank', 'T11', '22T6'],
    ['a tank for gases', 'tank', 'T50', '22T8'],
    ['a flexitank', 'flexitank', '24-S', '22G1'],
  ])('%s', (_name, service, code, iso) => {
    const order = orderFrom(service);
    expect(equipmentsOf({ ...order, items: [box(code, 2)] })).toMatchObject([{ ISOEquipmentCode: iso, units: 2 }]);
  });

  test('the tare of the shipper’s own containers and of tanks is sent, if it is given', () => {
    expect(tareOf('fcl', { owner: 'SOC', tareKg: '2,300' })).toEqual([{ value: 2_300, unit: 'KGM' }]);
    expect(tareOf('fcl', { owner: 'SOC' })).toEqual([undefined]);
    expect(tareOf('fcl', { owner: 'COC', tareKg: '2,300' })).toEqual([undefined]);
    expect(tareOf('tank', { tareKg: '3,850' })).toEqual([{ value: 3_850, unit: 'KGM' }]);
  });

  test('goods without an assigned container are in the first', () => {
    const over = { items: [box('20GP', 2), box('40HQ', 1)], cargo: [named('fcl', 1, 'A'), named('fcl', 1, 'B')] };
    expect(entries('fcl', over)).toEqual([
      ['22G1', 2, false, ['A', 'B']],
      ['45G1', 1, false, undefined],
    ]);
  });

  test('goods with an assigned container are in that one', () => {
    const cargo = [named('fcl', 1, 'A'), named('fcl', 3, 'B'), named('fcl', 1, 'C')];
    const over = { items: [box('20GP', 2), box('40HQ', 1)], cargo, details: { owner: 'SOC' } };
    expect(entries('fcl', over)).toEqual([
      ['22G1', 1, true, ['A', 'C']],
      ['22G1', 1, true, undefined],
      ['45G1', 1, true, ['B']],
    ]);
  });
});
