import { describe, expect, test } from 'vitest';
import { dangerousUnitsOf, isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import type { PricedBooking, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';
import { tariffCharge } from '#tests/support/pricedForm.ts';

const boxes = [
  { code: '20GP', quantity: 2 },
  { code: '40HQ', quantity: 1 },
];
const units = unitsOf(boxes);
const goods = (unit: number, dangerous: object | null) => ({ unit, dangerous });

test('containers are counted one by one, in the order in which they were chosen', () => {
  expect(units).toEqual(['20GP', '20GP', '40HQ']);
});

describe('containers that hold dangerous goods', () => {
  test.each([
    ['nothing is loaded', [], { dangerous: {}, notDangerous: { '20GP': 2, '40HQ': 1 } }],
    [
      'they are not allotted: any may hold any',
      [goods(1, {}), goods(1, null)],
      { dangerous: { '20GP': 2, '40HQ': 1 }, notDangerous: {} },
    ],
    ['only the third', [goods(1, null), goods(3, {})], { dangerous: { '40HQ': 1 }, notDangerous: { '20GP': 2 } }],
    [
      'the second, with others',
      [goods(2, null), goods(2, {})],
      { dangerous: { '20GP': 1 }, notDangerous: { '20GP': 1, '40HQ': 1 } },
    ],
    ['none', [goods(1, null), goods(2, null)], { dangerous: {}, notDangerous: { '20GP': 2, '40HQ': 1 } }],
  ])('%s', (_name, cargo, expected) => expect(dangerousUnitsOf(units, cargo)).toEqual(expected));

  test('goods are allotted as soon as one lies in another than the first', () => {
    expect(isAllotted([goods(1, null), goods(2, null)])).toBe(true);
    expect(isAllotted([goods(1, null), goods(1, {})])).toBe(false);
  });
});

const charge = (code: string, over: Partial<TariffCharge>) => tariffCharge({ code, nameZh: code, ...over });

describe('charges of a booking with both', () => {
  const booking: PricedBooking = {
    items: { '20GP': 2, '40HQ': 1 },
    measures: { container: 3, bill: 1 },
    conditions: new Set(['dangerous', 'notDangerous', 'loading.station']),
    units: dangerousUnitsOf(units, [goods(1, null), goods(3, {})]),
  };

  test.each<[string, Partial<TariffCharge>, number | undefined]>([
    ['for every container', {}, 3],
    ['for dangerous ones', { condition: 'dangerous' }, 1],
    ['for others', { condition: 'notDangerous' }, 2],
    ['of a size, dangerous', { condition: 'dangerous', item: '40HQ' }, 1],
    ['of a size, dangerous, of which there is none', { condition: 'dangerous', item: '20GP' }, undefined],
    ['of a size, others', { condition: 'notDangerous', item: '20GP' }, 2],
    ['for dangerous ones loaded at the station', { condition: 'loading.station+dangerous' }, 1],
    ['for dangerous ones loaded elsewhere', { condition: 'loading.factory+dangerous' }, undefined],
    ['for the bill of lading, not for containers', { condition: 'dangerous', basis: 'bill' }, 1],
  ])('%s', (_name, over, quantity) => expect(feesOf([charge('X', over)], booking)[0]?.quantity).toBe(quantity));

  test('a minimum applies to the counted pieces, and is named where it decides', () => {
    const [fee] = feesOf([charge('X', { condition: 'notDangerous', item: '20GP', minimum: 150 })], booking);
    expect(fee).toMatchObject({ nameZh: 'X（按最低收费）', amount: 300, quantity: 2 });
    expect(feesOf([charge('X', { minimum: 300 })], booking)[0]).toMatchObject({ nameZh: 'X', amount: 300 });
  });

  test('a quantity that was raised is named', () => {
    const raised = { ...booking, raisedZh: { bill: '不足一票按一票' } };
    expect(feesOf([charge('X', { basis: 'bill' }), charge('Y', {})], raised).map(({ nameZh }) => nameZh)).toEqual([
      'X（不足一票按一票）',
      'Y',
    ]);
  });
});
