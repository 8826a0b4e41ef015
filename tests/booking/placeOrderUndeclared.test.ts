import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { acetoneEntry, cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place, amend } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

const harmless = (code: ServiceCode, more: Partial<CargoForm> = {}) => cargoItem(code, { dangerous: null, ...more });
const statusOf = async (code: ServiceCode, form: Partial<ReturnType<typeof orderForm>>) => {
  const { orderNo, status } = await place(service, session, orderForm(code, form));
  const { reviewReasons, isDangerous } = await service.call(orderDetail, { orderNo }, { session });
  expect(isDangerous).toBe(false);
  return { status, reviewReasons };
};

describe('goods that are not declared dangerous', () => {
  test('name what was typed, the entry to declare, the controls and the source', async () => {
    const { reviewReasons } = await statusOf('fcl', { cargo: [harmless('fcl', { nameZh: '工業級 丙 酮（99.9%）' })] });
    expect(reviewReasons).toEqual([
      {
        path: 'cargo.0.nameZh',
        why: 'name',
        words: 'UN 1090 ACETONE',
        matched: '丙 酮',
        entry: acetoneEntry,
        controls: ['drug3'],
        source: 'IMDG 42-24 3.2',
      },
    ]);
  });

  test('are reviewed again after an amendment that makes them suspicious, and not after one that does not', async () => {
    const form = orderForm('fcl', { cargo: [harmless('fcl')] });
    const { orderNo } = await place(service, session, form);
    const amended = (nameZh: string) =>
      amend(service, session, orderNo, { ...form, cargo: [harmless('fcl', { nameZh })] });
    expect(await amended('丙酮')).toMatchObject({ status: 'DG_REVIEW' });
    expect(await amended('水性乳液')).toMatchObject({ status: 'SUBMITTED' });
  });
});

const solvent = (code: ServiceCode, more: Partial<CargoForm> = {}) =>
  harmless(code, { nameZh: '白板', nameEn: 'Whiteboard', ...more });

test.each<[string, OrderForm, string]>([
  [
    'a CAS number in its own field',
    orderForm('warehousing', { cargo: [solvent('warehousing', { details: { cas: '67-64-1', foodstuff: false } })] }),
    'cargo.0.nameZh',
  ],
  [
    'a UN number in the marks',
    orderForm('lcl', { cargo: [solvent('lcl')], details: { marks: 'UN 1993' } }),
    'details.marks',
  ],
  ['a gas cylinder', orderForm('fcl', { cargo: [solvent('fcl', { packagingCode: 'CYL' })] }), 'cargo.0.packagingCode'],
  [
    'a piece of 99 t by air',
    orderForm('air', { cargo: [solvent('air', { packages: '1', grossKg: '99000', volumeM3: '150' })] }),
    'cargo.0.grossKg',
  ],
])('what else suggests dangerous goods, or fits no hold %s', async (_name, form, path) => {
  const { status, reviewReasons } = await statusOf(form.line, form);
  expect([status, ...reviewReasons.map((one) => one.path)]).toEqual(['DG_REVIEW', path]);
});

const reasonsOfDeclared = async (more: Partial<CargoForm>) => {
  const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [cargoItem('fcl', more)] }));
  const { reviewReasons } = await service.call(orderDetail, { orderNo }, { session });
  return reviewReasons
    .map(({ path, words }) => `${path}: ${words}`)
    .filter((reason) => /CAS 号|未勾选|属/.test(reason));
};

const acetone = dangerousDetails({ unNumber: '1090', properShippingName: 'ACETONE', flashPoint: '-18 ℃' });

test.each<[string, Partial<CargoForm>, string[]]>([
  [
    'the CAS number of another substance',
    { nameZh: '丙酮 67-56-1', nameEn: 'ACETONE', dangerous: acetone },
    ['cargo.0.nameZh: 所填 CAS 号 67-56-1 不是 UN 1090 条目的 CAS 号（67-64-1），须核对申报的条目（IMDG 3.2）'],
  ],
  [
    'a controlled chemical under a generic entry',
    {
      nameZh: '丙酮废液',
      nameEn: 'WASTE SOLVENT',
      dangerous: dangerousDetails({
        unNumber: '1993',
        properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
        technicalName: 'acetone',
        flashPoint: '-18 ℃',
      }),
    },
    ['cargo.0.nameZh: 品名中的“丙酮”属第三类易制毒化学品，须备齐相应的许可或备案证明，由专员核对'],
  ],
  ['its own CAS number', { nameZh: '丙酮 67-64-1', nameEn: 'ACETONE', dangerous: acetone }, []],
  [
    'a marine pollutant that is not ticked',
    {
      nameZh: '松节油',
      nameEn: 'TURPENTINE',
      dangerous: dangerousDetails({
        unNumber: '1299',
        packingGroup: 'III',
        properShippingName: 'TURPENTINE',
        flashPoint: '35 ℃',
      }),
    },
    [
      'cargo.0.dangerous.marinePollutant: UN 1299 在一览表第 4 栏为海洋污染物，申报时未勾选，已按海洋污染物处理，须核对（IMDG 2.10）',
    ],
  ],
])('a declaration that contradicts the list is reviewed %s', async (_name, more, reasons) =>
  expect(await reasonsOfDeclared(more)).toEqual(reasons),
);
