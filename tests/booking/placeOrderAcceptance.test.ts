import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { listedDetails } from '#tests/support/listedDetails.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

const small = { packages: '10', grossKg: '1000', volumeM3: '1.5' };

/** Goods of a UN number with the facts of its first entry in the list; the caller may override them. */
const goodsOf = async (
  code: ServiceCode,
  unNumber: string,
  nameZh: string,
  more: Partial<DangerousForm> = {},
): Promise<CargoForm> => {
  const { named } = await listedDetails(service, unNumber);
  const details = dangerousDetails({ ...named, technicalName: 'test', netKg: '900', ...more });
  return cargoItem(code, { ...small, nameZh, dangerous: details });
};

const errorOf = async (
  code: ServiceCode,
  cargo: CargoForm[],
  overrides = {},
): Promise<{ code: string; message: string }> =>
  place(service, session, orderForm(code, { cargo, ...overrides }), { totals: [] }).then(
    () => expect.fail('the order was taken'),
    (apiError: { code: string; message: string }) => apiError,
  );

test.each<[string, ServiceCode, string, RegExp]>([
  ['anything dangerous in a flexitank', 'flexitank', '1263', /液袋禁止装运危险货物.*CTU Code/],
  ['dangerous goods by rail', 'rail', '1263', /班列默认不接.*国际货协/],
])('row 4: %s is rejected with the rule and its source', async (_name, ordered, unNumber, words) => {
  const { code, message } = await errorOf(ordered, [await goodsOf(ordered, unNumber, '货物')]);
  expect(code).toBe(codes.goodsRejected);
  expect(message).toMatch(words);
  expect(message).toMatch(/^第1行货物：.*依据：.*请转危险品专员$/);
});

const paintAndPeroxide = async (code: ServiceCode, unit: string): Promise<CargoForm[]> => [
  await goodsOf(code, '1263', '油漆'),
  { ...(await goodsOf(code, '2014', '双氧水')), unit },
];

describe('row 4: segregation', () => {
  const two = { items: [{ code: '20GP', quantity: '2' }] };

  test.each<[ServiceCode, object, RegExp]>([
    ['fcl', two, /不得装入同一箱（车）/],
    ['lcl', {}, /不得装入同一拼箱/],
  ])('of two in one place of %s is rejected: items, term, paragraph, remedy', async (ordered, overrides, place_) => {
    const { code, message } = await errorOf(ordered, await paintAndPeroxide(ordered, '1'), overrides);
    expect(code).toBe(codes.goodsRejected);
    expect(message).toMatch(/第1行货物“油漆”与第2行货物“双氧水”/);
    expect(message).toMatch(place_);
    expect(message).toMatch(/隔离要求“[^”]+”（IMDG 42-24 .*7\.2\./);
    expect(message).toMatch(/转危险品专员审核$/);
    expect(message).not.toMatch(/允许|兼容|可以同装/);
  });

  test('is not evaded by a container that is not ordered', async () => {
    const { code, message } = await errorOf('fcl', await paintAndPeroxide('fcl', '2'));
    expect([code, message]).toEqual([codes.badInput, expect.stringContaining('第2行货物的装入第几箱')]);
  });
});

describe('what the caller says of the list', () => {
  test('is not believed: hazards and segregation come from the service’s own list', async () => {
    const listed = {
      edition: 'of my own',
      confidence: 'high' as const,
      ems: 'F-Z S-Z',
      segregationCodes: [],
      segregationGroups: [],
      limitedQuantityLimit: '99 L',
      exceptedQuantityCode: 'E5',
      tankInstruction: 'T1',
    };
    const methanol = await goodsOf('fcl', '1230', '甲醇', {
      properShippingName: 'methanol',
      subsidiaryHazards: [],
      listed,
    });
    const { orderNo } = await place(service, session, orderForm('fcl', { cargo: [methanol] }));
    const { order } = await service.call(orderDetail, { orderNo }, { session });
    expect(order.cargo[0]?.dangerous).toMatchObject({
      properShippingName: 'METHANOL',
      subsidiaryHazards: ['6.1'],
      listed: { edition: 'IMDG 42-24', limitedQuantityLimit: '1 L', tankInstruction: 'T7' },
    });
  });

  test('nor does a tank fit that the list’s own instruction forbids', async () => {
    expect((await listedDetails(service, '1017')).entry.tankInstruction).toBe('T50');
    const { code, message } = await errorOf('tank', [await goodsOf('tank', '1017', '液氯')]);
    expect([code, message]).toEqual([codes.badInput, expect.stringMatching(/“罐型罐数”不符合该货物的可移动罐柜导则/)]);
  });
});

test('a class of the list that is never booked online is rejected by every service with cargo', async () => {
  for (const code of ['fcl', 'lcl', 'air', 'warehousing', 'domestic', 'dgDesk'] as const) {
    const fireworks = cargoItem(code, {
      ...small,
      dangerous: dangerousDetails({ unNumber: '0336', packingGroup: null, hazardClass: '1.4G', netKg: '900' }),
    });
    expect(await errorOf(code, [fireworks])).toMatchObject({
      code: codes.goodsRejected,
      message: expect.stringContaining('1.4G 类'),
    });
  }
});
