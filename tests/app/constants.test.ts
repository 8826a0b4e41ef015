import { expect, test } from 'vitest';
import { constantsByType, constantsList } from '#contract/search/referenceData.ts';
import { newsCategory } from '#contract/content/content.ts';
import { rateBasis, serviceCode } from '#contract/services/serviceCode.ts';
import { supplierRole } from '#contract/services/suppliers.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const byType = (type: string) => service.call(constantsByType, { constType: type });

test('an entry says code and name in both pairs', async () => {
  const all = await service.call(constantsList, {});
  expect(all.find(({ constType: type, code }) => type === 'currency' && code === '1')).toEqual({
    constType: 'currency',
    code: '1',
    name: '人民币',
    constValue: '1',
    constName: '人民币',
  });
  expect(all.filter(({ code, name, constValue, constName }) => code !== constValue || name !== constName)).toEqual([]);
});

test('a type has its part of the whole list, in its order', async () => {
  const all = await service.call(constantsList, {});
  const types = [...new Set(all.map((entry) => entry.constType))];
  expect(types.length).toBeGreaterThan(1);
  for (const type of types) expect(await byType(type)).toEqual(all.filter((entry) => entry.constType === type));
});

test.each([
  ['currency', currency.options],
  ['newsCategory', newsCategory.options],
  ['supplierRole', supplierRole.options],
  ['serviceLine', serviceCode.options],
  ['rateBasis', rateBasis.options],
])('%s names every code that the contract has', async (type, options) => {
  const named = (await byType(type)).map(({ code }) => code);
  expect(named.toSorted()).toEqual([...options].toSorted());
});
