import { describe, expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import type { Goods } from './listedGoods.ts';
import { flash, listedItem, outcomeOf } from './listedGoods.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

describe('flash point', () => {
  const field = 'dangerous.flashPoint';

  test.each<[string, Goods, string]>([
    ['of class 3 is missing', { un: '1993', pg: 'II', ...flash('') }, field],
    ['of a subsidiary class 3 is missing', { un: '2789', ...flash('') }, field],
    ['of class 8 may be missing', { un: '1760', pg: 'II', ...flash('') }, 'desk'],
    ['is no number', { un: '1993', pg: 'II', ...flash('room temperature') }, field],
    ['of group II is 22.9', { un: '1993', pg: 'II', ...flash('22.9 ℃') }, 'desk'],
    ['of group II is 23', { un: '1993', pg: 'II', ...flash('23') }, field],
    ['of group III is 23', { un: '1993', pg: 'III', ...flash('23') }, 'desk'],
    ['of group III is 22.9', { un: '1993', pg: 'III', ...flash('22.9') }, field],
    ['of group III is 60', { un: '1993', pg: 'III', ...flash('60') }, 'desk'],
    ['of group III is 60.1', { un: '1993', pg: 'III', ...flash('60.1') }, field],
    ['of group III is above 60', { un: '1993', pg: 'III', ...flash('>60') }, field],
    ['of group III is 60 or more', { un: '1993', pg: 'III', ...flash('≥60') }, 'desk'],
    ['above 60 of goods carried hot', { un: '1993', pg: 'III', dangerous: { flashPoint: '80', isHot: true } }, 'desk'],
    ['of group I is above its boiling point', { un: '1993', pg: 'I', ...flash('35') }, field],
    ['of toluene lies above the list’s', { un: '1294', ...flash('22') }, 'desk'],
    ['of toluene would make it group III', { un: '1294', ...flash('45') }, field],
    ['of acid with class 3 is above 60', { un: '2789', ...flash('75') }, field],
    ['of a corrosive liquid n.o.s. is 60', { un: '1760', pg: 'II', ...flash('60') }, field],
    ['of a corrosive liquid n.o.s. is 61', { un: '1760', pg: 'II', ...flash('61') }, 'desk'],
    ['of a pollutant n.o.s. is 40', { un: '3082', ...flash('40') }, field],
    ['of a toxic liquid n.o.s. is 40', { un: '2810', pg: 'III', ...flash('40') }, field],
    ['of aniline is worse than the list’s', { un: '1547', ...flash('50') }, 'desk'],
    ['of diesel above 60 by sea', { un: '1202', ...flash('65') }, field],
    ['of diesel above 60 by road', { un: '1202', service: 'domestic', ...flash('65') }, 'desk'],
    ['of other goods above 60 by road', { un: '1993', pg: 'III', service: 'domestic', ...flash('65') }, field],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(service, session, goods)).toBe(expected));

  test('a typed value does not lower the store that the list’s flash point needs', async () => {
    // acetone flashes at -20: class 甲, however it is typed
    const acetone = await listedItem(service, { un: '1170', pg: 'II', service: 'warehousing', ...flash('22') });
    const form = orderForm('warehousing', { cargo: [acetone], items: [{ code: 'B-tonDay', quantity: '1' }] });
    await expect(place(service, session, form, { totals: [] })).rejects.toMatchObject({ field: 'order.items' });
  });
});

describe('entry, names', () => {
  test.each<[string, Goods, string]>([
    [
      'a packing group that the list lacks',
      { un: '1294', dangerous: { packingGroup: 'III' } },
      'dangerous.packingGroup',
    ],
    ['a class that the list lacks', { un: '1294', dangerous: { hazardClass: '8' } }, 'dangerous.hazardClass'],
    ['a number that the list lacks', { un: '1294', dangerous: { unNumber: '1000' } }, 'dangerous.unNumber'],
    [
      'another subsidiary hazard',
      { un: '1230', dangerous: { subsidiaryHazards: ['8'] } },
      'dangerous.subsidiaryHazards',
    ],
    ['a subsidiary hazard left to the list', { un: '1230', dangerous: { subsidiaryHazards: [] } }, 'desk'],
    ['another substance', { un: '1294', dangerous: { properShippingName: 'WATER' } }, 'dangerous.properShippingName'],
    [
      'the whole entry with several names',
      { un: '1203', dangerous: { properShippingName: 'MOTOR SPIRIT or GASOLINE or PETROL', flashPoint: '-40' } },
      'dangerous.properShippingName',
    ],
    [
      'no technical name',
      { un: '1993', pg: 'II', dangerous: { technicalName: '', flashPoint: '10' } },
      'dangerous.technicalName',
    ],
    ['no technical name for petroleum products', { un: '1268', pg: 'II', dangerous: { flashPoint: '10' } }, 'desk'],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(service, session, goods)).toBe(expected));

  test('the chosen name is stored as the list writes it', async () => {
    const cargo = [
      await listedItem(service, { un: '1203', dangerous: { properShippingName: 'gasoline', flashPoint: '-40' } }),
    ];
    const { orderNo } = await place(service, session, orderForm('fcl', { cargo }));
    const { order } = await service.call(orderDetail, { orderNo }, { session });
    expect(order.cargo[0]!.dangerous).toMatchObject({
      properShippingName: 'GASOLINE',
      listed: {
        properShippingName: 'MOTOR SPIRIT or GASOLINE or PETROL',
        technicalName: false,
        ibcInstruction: 'IBC02',
      },
    });
  });
});
