import { expect, test } from 'vitest';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { rejectUnacceptable } from '#server/booking/orderAcceptance.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { cargoItem, dangerousDetails, listedEntry, orderForm, rejectionOf } from '#tests/support/order.ts';

const { fcl } = allServices;
const listed = listedEntry({ limitedQuantityLimit: '5 L', exceptedQuantityCode: 'E2' });
/** The rejection of an order whose second line these goods are. */
const taken = (goods: ReturnType<typeof dangerousDetails>) => {
  const cargo = [null, goods].map((dangerous) => cargoItem('fcl', { grossKg: 9_000, volumeM3: 5, dangerous }));
  const order = orderFrom(fcl, orderForm('fcl', { cargo }));
  return rejectionOf(() => rejectUnacceptable(fcl, order, quotes.fcl));
};

test.each([
  [
    'limited quantities',
    { limitedQuantity: true },
    { limitedQuantityLimit: '0' },
    '一览表第 7a 栏为 0，不得按有限数量包装申报（IMDG 42-24 3.4.1）',
  ],
  [
    'excepted quantities',
    { exceptedQuantity: true },
    { exceptedQuantityCode: 'E0' },
    '一览表第 7b 栏为 E0，不得按例外数量申报（IMDG 42-24 3.5.1）',
  ],
  [
    'acid and alkali',
    { acidAlkaliStatement: true },
    {},
    '酸碱声明只适用于包装类别 II、III 的 8 类物质（IMDG 42-24 7.2.6.5）',
  ],
])('goods are not taken that are declared against the list: %s', (_name, over, more, why) => {
  const [field] = Object.keys(over);
  expect(taken(dangerousDetails({ listed: { ...listed, ...more }, ...over }))).toEqual(
    apiErrorAt(`order.cargo.1.dangerous.${field}`, codes.badInput, `第2行货物：${why}`),
  );
});
