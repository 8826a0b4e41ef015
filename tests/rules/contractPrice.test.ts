import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractPriceOf, usesIn } from '#contract/booking/contractPrice.ts';
import type { ContractRate, GoodsScope } from '#contract/rules/pricing/contractRates.ts';
import { hasSharedDay, isForGoods } from '#contract/rules/pricing/contractRates.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { tariff as quote } from '#stories/fixtures/samples.ts';

const { form } = completeDraft;
const [cargo] = form.cargo;
const sizes = ['20GP', '40GP', '40HQ'];
const freight = (size: string) => quote.tariff.find(({ code, item }) => code === 'OCF' && item === size)!;

const terms = { contractNo: 'HT-1', validFrom: '2026-01-01', validUntil: '2026-12-31', isOver: false };
const unlimited = { committed: null, left: null, beyond: 'applies', goodsScope: 'any', goodsCode: '' } as const;

const rateOf = (more: Partial<ContractRate> & { size?: string; amount?: number } = {}): ContractRate => {
  const { size = '20GP', amount = 12_345, ...rest } = more;
  const charge = { ...freight(size), nameZh: '海运费（协议价 HT-1）', amount, minimum: null };
  return { ...terms, ...unlimited, id: `${size} ${rest.goodsScope ?? 'any'}`, charge, ...rest };
};
/** This many containers of each size; the first ones have their own goods. */
const booked = (items: Record<string, number>, dangerous: readonly (string | null)[] = [null]) => ({
  ...form,
  items: Object.entries(items).map(([code, quantity]) => ({ code, quantity: `${quantity}` })),
  cargo: dangerous.map((unNumber, index) => ({
    ...cargo!,
    unit: index + 1,
    dangerous: unNumber === null ? null : { ...cargo!.dangerous!, unNumber, hazardClass: '3' },
  })),
});
const priced = (contract: ContractRate[], of = booked({ '20GP': 3 })) =>
  contractPriceOf(allServices.fcl, of, { ...quote, contract });
const kinds = (contract: ContractRate[], of?: ReturnType<typeof booked>) =>
  priced(contract, of).reasons.map(({ kind, quantity }) => [kind, quantity]);
const freights = ({ fees }: { fees: readonly Fee[] }) =>
  fees.filter(({ code }) => code === 'OCF').map(({ unitAmount, quantity, amount }) => [unitAmount, quantity, amount]);

const scopes = Object.entries({ any: '', ordinary: '', dangerous: '', hazardClass: '3', unNumber: '1263' });
const rateIn = fc
  .tuple(fc.constantFrom(...sizes), fc.constantFrom(...scopes), fc.option(fc.nat(6)), fc.boolean(), fc.boolean())
  .map(([size, [scope, goodsCode], left, isOver, isOpen]) => {
    const volume = { left, committed: left === null ? null : 10, beyond: isOpen ? 'applies' : 'ends' } as const;
    return rateOf({ size, goodsScope: scope as GoodsScope, goodsCode, isOver, ...volume });
  });
const rates = fc.uniqueArray(rateIn, { selector: ({ id }) => id });
const forms = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...sizes), fc.integer({ min: 0, max: 4 })),
    fc.array(fc.constantFrom(null, '1263', '1993'), { minLength: 1, maxLength: 4 }),
  )
  .map(([items, goods]) => booked(items, goods));

test('a contract changes prices, never quantities; no rate gives more than it has, nor when its period is over', () => {
  fc.assert(
    fc.property(rates, forms, (contract, of) => {
      const price = priced(contract, of);
      for (const { code, item, quantity } of price.published) {
        const own = price.fees.filter((one) => one.code === code && one.item === item);
        expect(sumOf(own.map((one) => one.quantity))).toBe(quantity);
      }
      expect(price.fees.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      for (const { rateId, quantity } of usesIn(price)) {
        const { left, beyond, isOver } = contract.find(({ id }) => id === rateId)!;
        expect(isOver).toBe(false);
        if (left !== null && beyond === 'ends') expect(quantity).toBeLessThanOrEqual(left);
      }
      const agreed = price.fees.filter(({ nameZh }) => nameZh.includes('HT-1')).map(({ quantity }) => quantity);
      expect(sumOf(usesIn(price).map(({ quantity }) => quantity))).toBe(sumOf(agreed));
    }),
  );
});

test('the price is published where no rate is in force for the goods, and says why', () => {
  const cases: [ContractRate, string][] = [
    [rateOf({ isOver: true }), 'over'],
    [rateOf({ goodsScope: 'dangerous' }), 'otherGoods'],
    [rateOf({ goodsScope: 'unNumber', goodsCode: '1263' }), 'otherGoods'],
    [rateOf({ committed: 5, left: 0, beyond: 'ends' }), 'usedUp'],
  ];
  for (const [rate, kind] of cases) {
    const { fees, published } = priced([rate]);
    expect(fees).toEqual(published);
    expect(kinds([rate])).toEqual([[kind, 0]]);
  }
  expect(kinds([rateOf({ size: '40HQ' })])).toEqual([]);
});

test('each container has the most exact rate for its goods that has volume left; the rest is as published', () => {
  const paint = rateOf({
    goodsScope: 'unNumber',
    goodsCode: '1263',
    amount: 500,
    committed: 9,
    left: 1,
    beyond: 'ends',
  });
  const dangerous = rateOf({ goodsScope: 'dangerous', amount: 700 });
  const ordinary = rateOf({ goodsScope: 'ordinary', amount: 300, committed: 9, left: 1, beyond: 'ends' });
  const of = booked({ '20GP': 5 }, ['1263', '1263', null, null, '1993']);
  const contract = [ordinary, dangerous, paint];
  expect(freights(priced(contract, of))).toEqual([
    [500, 1, 500],
    [700, 2, 1_400],
    [300, 1, 300],
    [freight('20GP').amount, 1, freight('20GP').amount],
  ]);
  expect(kinds(contract, of)).toEqual([
    ['partly', 1],
    ['applies', 2],
    ['partly', 1],
  ]);
  expect(kinds([rateOf({ committed: 2, left: 0 })])).toEqual([['applies', 3]]);
});

test('the containers beyond a contract’s volume cost the published minimum each', () => {
  const { amount } = freight('20GP');
  const tariff = quote.tariff.map((one) => (one === freight('20GP') ? { ...one, minimum: amount + 100 } : one));
  const contract = [rateOf({ amount: 500, committed: 9, left: 1, beyond: 'ends' })];
  const price = contractPriceOf(allServices.fcl, booked({ '20GP': 3 }), { ...quote, tariff, contract });
  expect(freights(price)).toEqual([
    [500, 1, 500],
    [amount, 2, 2 * (amount + 100)],
  ]);
});

test.each([
  ['any', '', [], true],
  ['ordinary', '', ['3'], false],
  ['hazardClass', '1', ['1.4S'], true],
  ['hazardClass', '1.1', ['1.4S'], false],
  ['hazardClass', '3', ['3', '8'], false],
] as const)('a rate for %s %s is for goods of the classes %j: %s', (goodsScope, goodsCode, classes, expected) => {
  const goods = classes.map((hazardClass) => ({ unNumber: '1263', hazardClass }));
  expect(isForGoods({ goodsScope, goodsCode }, goods)).toBe(expected);
});

test.each([
  ['2026-03-31', '2026-03-31', true],
  ['2026-04-01', '2026-04-30', false],
  ['2025-11-01', '2026-01-01', true],
  ['2025-11-01', '2025-12-31', false],
])('a period from %s to %s has a day of January to March: %s', (validFrom, validUntil, expected) => {
  const quarter = { validFrom: '2026-01-01', validUntil: '2026-03-31' };
  expect(hasSharedDay({ validFrom, validUntil }, quarter)).toBe(expected);
});
