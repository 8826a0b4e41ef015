// @module-tag long
import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Cargo } from './measuredOrders.ts';
import { cargoOf, harmless, measuredOrders, rejection } from './measuredOrders.ts';
import { dangerousDetails, orderForm } from '#tests/support/order.ts';

const { feesOf, outcomeOf, reasonsOf } = measuredOrders();

const pair = (code: ServiceCode, first: number, second: number) =>
  cargoOf(
    code,
    { ...harmless, unit: 1, grossKg: first, volumeM3: 15, packages: 100 },
    { ...harmless, unit: 2, grossKg: second, volumeM3: 20, packages: 100 },
  );

const tankTrucks = (quantity: number) => ({ items: [{ code: 'TANK30', quantity }] });

describe('each container or truck by itself', () => {
  const two = { items: [{ code: '20GP', quantity: 2 }] };

  test.each<ServiceCode>(['fcl', 'rail', 'builtIn'])(
    '%s: the second of two is overloaded, their sum is not',
    async (code) => {
      expect(await outcomeOf(orderForm(code, { ...two, ...pair(code, 1_000, 28_200) }))).toBe('SUBMITTED');
      expect(await outcomeOf(orderForm(code, { ...two, ...pair(code, 1_000, 28_201) }))).toEqual(
        rejection('cargo.1.unit', /第 2 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg/),
      );
    },
  );

  test('domestic: the truck is named', async () => {
    const trucks = { items: [{ code: 'BOX10', quantity: 2 }] };
    expect(await outcomeOf(orderForm('domestic', { ...trucks, ...pair('domestic', 10_000, 10_000) }))).toBe(
      'SUBMITTED',
    );
    expect(await outcomeOf(orderForm('domestic', { ...trucks, ...pair('domestic', 10_001, 9_000) }))).toEqual(
      rejection('cargo.0.unit', /第 1 车.*10,001 kg，超过载重 10,000 kg/),
    );
  });

  test('domestic: limited quantities go by an ordinary truck up to 8 t, and above by one for dangerous goods', async () => {
    const chosen = { items: [{ code: 'BOX10', quantity: 1 }] };
    const packed = { packagingCode: '4G', packages: 400, volumeM3: 20 };
    const small = { limitedQuantity: true, innerPackaging: '6 × 1 L', netKg: 7_000 };
    const order = (grossKg: number) =>
      orderForm('domestic', {
        ...chosen,
        ...cargoOf('domestic', { ...packed, grossKg, dangerous: dangerousDetails(small) }),
      });
    const freightOf = async (grossKg: number) => {
      const [fee] = await feesOf(order(grossKg));
      return `${fee!.nameZh} ${fee!.amount}`;
    };
    const [ordinary] = await feesOf(orderForm('domestic', { ...chosen, ...cargoOf('domestic', harmless) }));
    const [special] = await feesOf(orderForm('domestic', chosen));
    expect(await freightOf(7_900)).toBe(
      `${ordinary!.nameZh}（有限、例外数量，不要求危货车：交通运输部令 2019 年第 29 号第二十一条） ${ordinary!.amount}`,
    );
    expect(await freightOf(8_100)).toBe(`${special!.nameZh} ${special!.amount}`);
    expect(await reasonsOf(order(8_100))).toEqual({ status: 'DG_REVIEW', reasons: ['items'] });
  });

  test('domestic: a tank truck has one compartment', async () => {
    const goods = { ...harmless, packagingCode: 'TANK', packages: 1, grossKg: 10_000, volumeM3: 12 };
    expect(
      await outcomeOf(
        orderForm('domestic', { ...tankTrucks(2), ...cargoOf('domestic', goods, { ...goods, unit: 2 }) }),
      ),
    ).toBe('SUBMITTED');
    expect(await outcomeOf(orderForm('domestic', { ...tankTrucks(1), ...cargoOf('domestic', goods, goods) }))).toEqual(
      rejection('cargo', /一车只装一种货物/),
    );
  });
});

const own = (details: Record<string, FieldValue>, grossKg = 28_000) =>
  orderForm('fcl', {
    details: { owner: 'SOC', ...details },
    ...cargoOf('fcl', { ...harmless, grossKg, volumeM3: 25 }),
  });

describe('the shipper’s own containers', () => {
  test('leave room for what their tare does not take', async () => {
    expect(await outcomeOf(own({ tareKg: '2480' }))).toBe('SUBMITTED');
    expect(await outcomeOf(own({ tareKg: '2481' }))).toEqual(rejection('details.tareKg', /30,480 kg.*ISO 668/));
  });

  test('need their tare where the verified gross mass is added up', async () => {
    expect(await outcomeOf(own({ vgmMethod: '2' }))).toEqual(rejection('details.tareKg', /SOLAS/));
    expect(await outcomeOf(own({ vgmMethod: '2', tareKg: '2300' }))).toBe('SUBMITTED');
    expect(await outcomeOf(own({}))).toBe('SUBMITTED');
  });
});

const ready = (cargoReadyDay: string, item: Cargo = {}) =>
  orderForm('fcl', { ...cargoOf('fcl', item), details: { cargoReadyDay } });

const delivered = (warehouseDay: string) =>
  orderForm('lcl', { ...cargoOf('lcl', harmless), details: { warehouseDay, departureDay: '2026-03-20' } });

const air = (handoverDay: string) => orderForm('air', { ...cargoOf('air', harmless), details: { handoverDay } });

const rail = (cargoReadyDay: string) => orderForm('rail', { details: { cargoReadyDay } });

describe('goods are ready before the deadlines of the sailing', () => {
  test('harmless goods by the documents’ deadline, dangerous ones by that of their declaration', async () => {
    expect(await outcomeOf(ready('2026-03-09', harmless))).toBe('SUBMITTED');
    expect(await outcomeOf(ready('2026-03-10', harmless))).toEqual(
      rejection('details.cargoReadyDay', /截单.*2026-03-09/),
    );
    expect(await outcomeOf(ready('2026-03-06'))).toBe('DG_REVIEW');
    expect(await outcomeOf(ready('2026-03-07'))).toEqual(rejection('details.cargoReadyDay', /截危申报.*2026-03-06/));
  });

  test('a consolidation by the closing of the station, air and rail by their departure', async () => {
    expect(await outcomeOf(delivered('2026-03-16'))).toBe('SUBMITTED');
    expect(await outcomeOf(delivered('2026-03-17'))).toEqual(rejection('details.warehouseDay', /截仓/));
    expect(await outcomeOf(air('2026-03-10'))).toBe('SUBMITTED');
    expect(await outcomeOf(air('2026-03-11'))).toEqual(rejection('details.handoverDay', /起运日期/));
    expect(await outcomeOf(rail('2026-03-12'))).toBe('SUBMITTED');
    expect(await outcomeOf(rail('2026-03-13'))).toEqual(rejection('details.cargoReadyDay', /起运日期/));
  });
});
