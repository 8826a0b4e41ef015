// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { listOrders } from '#server/admin/reviewOrders.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { printedBy } from '#tests/support/admin.ts';
import { reviewDeskOf } from '#tests/support/desk.ts';

const service = serviceForAll();
const session = sessionForAll(service);
beforeEach(() => {
  service.clock.advance(3_000);
});

const mark = '1A1/X1.4/250/26/CN/320001';
const flammable = (more: Partial<DangerousForm> = {}, cargo: Partial<CargoForm> = {}) =>
  cargoItem('fcl', {
    packages: '10',
    grossKg: '1000',
    volumeM3: '1.5',
    ...cargo,
    dangerous: dangerousDetails({
      unNumber: '1993',
      properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
      technicalName: 'pentane',
      flashPoint: '-20',
      netKg: '900',
      packagingMark: mark,
      ...more,
    }),
  });

const reasonsOf = async (form: OrderForm) => {
  const { orderNo, status } = await place(service, session, form);
  expect(status).toBe('DG_REVIEW');
  const { reviewReasons } = await service.call(orderDetail, { orderNo }, { session });
  return reviewReasons.map(({ path, words }) => `${path}: ${words}`);
};
const reasonsOfItem = async (item: CargoForm) => reasonsOf(orderForm('fcl', { cargo: [item] }));

const boiling = /^cargo\.0\.dangerous\.packingGroup: .*初沸点.*2\.3\.2\.6/;

test.each([
  ['group II below 23 °C', { packingGroup: 'II', flashPoint: '-20' }, true],
  ['group I', { packingGroup: 'I', flashPoint: '-20' }, true],
  ['group II by an upper limit', { packingGroup: 'II', flashPoint: '<23' }, true],
  ['group III', { packingGroup: 'III', flashPoint: '30' }, false],
  [
    'an entry of group II alone',
    { unNumber: '1294', properShippingName: 'TOLUENE', technicalName: '', packingGroup: 'II', flashPoint: '4' },
    false,
  ],
] as const)('packing group I or II of class 3 depends on the boiling point: %s', async (_name, more, isOpen) => {
  const reasons = await reasonsOfItem(flammable(more));
  expect(reasons.some((one) => boiling.test(one))).toBe(isOpen);
});

const peroxide = (controlTemperature: string, emergencyTemperature: string) =>
  cargoItem('fcl', {
    packagingCode: '3H1',
    packages: '40',
    grossKg: '1000',
    volumeM3: '1.5',
    dangerous: dangerousDetails({
      unNumber: '3105',
      properShippingName: 'ORGANIC PEROXIDE TYPE D, LIQUID',
      technicalName: 'methyl ethyl ketone peroxide',
      hazardClass: '5.2',
      packingGroup: null,
      flashPoint: '',
      netKg: '900',
      controlTemperature,
      emergencyTemperature,
    }),
  });

describe('what else the desk decides', () => {
  test.each<[string, CargoForm, RegExp]>([
    [
      'a viscous liquid of group III',
      flammable({
        unNumber: '1263',
        properShippingName: 'PAINT',
        technicalName: '',
        packingGroup: 'III',
        flashPoint: '18',
      }),
      /packingGroup: .*2\.3\.2\.2/,
    ],
    ['no mark', flammable({ packagingMark: '' }), /packagingMark: .*6\.1\.3/],
    [
      'a packaging whose instruction is not in the tables',
      cargoItem('fcl', {
        packagingCode: '4G',
        dangerous: dangerousDetails({
          unNumber: '1950',
          properShippingName: 'AEROSOLS',
          hazardClass: '2.1',
          packingGroup: null,
          flashPoint: '',
        }),
      }),
      /packagingCode: .*4\.1\.4/,
    ],
    ['waste', flammable({ isWaste: true }), /isWaste: .*5\.4\.1\.4\.3\.3/],
    ['carriage at an elevated temperature', flammable({ isHot: true }), /isHot: .*5\.4\.1\.4\.3\.4/],
    ['empty packagings', flammable({ emptyUncleaned: true }), /emptyUncleaned: .*5\.4\.1\.4\.3\.2/],
    [
      'a fibreboard box for a liquid without inner packagings',
      flammable({ packagingMark: '', innerPackaging: '' }, { packagingCode: '4G', packages: '50' }),
      /innerPackaging: .*4\.1\.4\.1/,
    ],
    ['drums of 1,200 litres', flammable({}, { packages: '1', volumeM3: '1.2' }), /packages: .*常见容量/],
    ['a tank in a dry container', flammable({ packagingMark: '' }, { packagingCode: 'TANK' }), /packagingCode: .*罐/],
    ['a net mass of a thousandth', flammable({ netKg: '1' }), /netKg: .*不相称/],
    ['packagings without weight', flammable({ netKg: '1000' }), /netKg: .*不相称/],
    ['a control temperature above the emergency temperature', peroxide('20', '-10'), /controlTemperature: .*7\.3\.7/],
    ['a control temperature equal to it', peroxide('20 ℃', '20'), /controlTemperature: .*7\.3\.7/],
  ])('%s', async (_name, item, expected) => {
    expect((await reasonsOfItem(item)).some((one) => expected.test(one))).toBe(true);
  });

  test('goods in one container, each pair with its open questions', async () => {
    const ester = {
      unNumber: '1173',
      properShippingName: 'ETHYL ACETATE',
      technicalName: '',
      packingGroup: 'II',
    } as const;
    const reasons = await reasonsOf(
      orderForm('fcl', {
        cargo: [flammable({ packingGroup: 'III', flashPoint: '30' }), flammable({ ...ester, flashPoint: '-4' })],
      }),
    );
    expect(reasons.filter((one) => one.startsWith('cargo.1.dangerous.unNumber: 与货物 1 同装'))).toHaveLength(1);
  });

  test('nothing is open about goods that all rules decide', async () => {
    const toluene = { unNumber: '1294', properShippingName: 'TOLUENE', technicalName: '', packingGroup: 'II' } as const;
    expect(await reasonsOfItem(flammable({ ...toluene, flashPoint: '4' }, { volumeM3: '4' }))).toEqual([]);
    expect((await reasonsOfItem(peroxide('-10 ℃', '20'))).filter((one) => one.includes('emperature'))).toEqual([]);
  });
});

test('`review -- orders` prints each of them with its cargo item, field and paragraph', async () => {
  const text = await printedBy(() => listOrders(reviewDeskOf(service)));
  expect(text).toMatch(/须核对分类与包装：第1行货物的包装类别：闪点低于 23 ℃.*（IMDG 2\.3\.2\.6）/);
  expect(text).toMatch(/须核对隔离：第2行货物的联合国编号：与货物 1 同装：/);
});
