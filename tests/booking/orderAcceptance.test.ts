import { describe, expect, test } from 'vitest';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { rejectUnacceptable } from '#server/booking/orderAcceptance.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { cargoItem, dangerousDetails, listedEntry, orderForm, rejectionOf } from '#tests/support/order.ts';

describe('goods that are not taken', () => {
  const listed = listedEntry({
    ems: 'F-E,S-E',
    limitedQuantityLimit: '5 L',
    exceptedQuantityCode: 'E2',
    tankInstruction: 'T4',
  });
  const goods = (over: Parameters<typeof dangerousDetails>[0] = {}, more: Partial<typeof listed> = {}) =>
    dangerousDetails({ listed: { ...listed, ...more }, ...over });
  const taken = (
    service: ServiceCode,
    dangerous: (ReturnType<typeof goods> | null)[],
    quote: Quote = quotes[service],
    more: Parameters<typeof cargoItem>[1] = {},
  ) => {
    const cargo = dangerous.map((one, index) =>
      cargoItem(service, { nameZh: `货物${index}`, grossKg: 9_000, volumeM3: 5, dangerous: one, ...more }),
    );
    const definition: ServiceDefinition = allServices[service];
    const items = definition.items === null ? [] : [{ code: '20GP', quantity: 2 }];
    const order = orderFrom(definition, orderForm(service, { cargo, items }));
    return rejectionOf(() => rejectUnacceptable(definition, order, quote));
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
  ])('%s that are declared against the list', (_name, over, more, why) => {
    const [field] = Object.keys(over);
    expect(taken('fcl', [null, goods(over, more)])).toEqual(
      apiErrorAt(`order.cargo.1.dangerous.${field}`, codes.badInput, `第2行货物：${why}`),
    );
  });
});
