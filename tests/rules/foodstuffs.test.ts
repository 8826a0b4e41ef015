import { describe, expect, test } from 'vitest';
import { foodstuffFindings } from '#contract/rules/acceptance/foodstuffFindings.ts';
import { isFoodstuff } from '#contract/rules/acceptance/foodstuffGoods.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { listed, unlisted } from './segregationItems.ts';

const rice = { unit: 1, isFoodstuff: true, item: null };
const beside = (code: ServiceCode, item: Parameters<typeof foodstuffFindings>[1][number]['item'], unit = 1) =>
  foodstuffFindings(allServices[code], [{ unit, isFoodstuff: false, item }, rice]);

describe('food beside dangerous goods', () => {
  test.each([
    ['fcl', '1547', 'rejected', 'IMDG Code 7.3.4.2.1'],
    ['lcl', '1547', 'rejected', 'IMDG Code 7.3.4.2.1'],
    ['builtIn', '1005', 'rejected', 'IMDG Code 7.3.4.2.1'],
    ['fcl', '1593', 'desk', 'IMDG Code 7.3.4.2.2'],
    ['fcl', '1090', 'desk', 'IMDG Code 7.3.4.2'],
    ['domestic', '1547', 'rejected', '《食品安全法》第三十三条'],
    ['warehousing', '1593', 'rejected', '《食品安全法》第三十三条'],
    ['domestic', '1090', 'desk', '《食品安全法》第三十三条'],
  ] as const)('%s, UN %s: %s', (code, unNumber, verdict, source) => {
    expect(beside(code, listed(unNumber))).toMatchObject([{ verdict, source, cargoItem: 1 }]);
  });

  test('another container is another place, another line of a consolidation or store is not', () => {
    const poison = listed('1547');
    expect(beside('fcl', poison, 2)).toEqual([]);
    expect(beside('domestic', poison, 2)).toEqual([]);
    expect(beside('lcl', poison, 2)).toHaveLength(1);
    expect(beside('warehousing', poison, 2)).toHaveLength(1);
    expect(beside('air', poison)).toEqual([]);
  });

  test('the most severe neighbour decides, whatever the order', () => {
    const lines = [
      { ...rice, isFoodstuff: false, item: listed('1090') },
      rice,
      { ...rice, isFoodstuff: false, item: listed('1547') },
    ];
    for (const cargo of [lines, lines.toReversed()])
      expect(foodstuffFindings(allServices.fcl, cargo).map(({ verdict }) => verdict)).toEqual(['rejected']);
  });

  test('neither alone nor beside harmless goods is anything said', () => {
    expect(foodstuffFindings(allServices.fcl, [rice])).toEqual([]);
    expect(beside('fcl', null)).toEqual([]);
    expect(foodstuffFindings(allServices.fcl, [{ ...rice, item: listed('1547') }])).toEqual([]);
    expect(
      foodstuffFindings(allServices.fcl, [
        { ...rice, isFoodstuff: undefined },
        { ...rice, isFoodstuff: false, item: listed('1547') },
      ]),
    ).toEqual([]);
  });

  test('a class without a row in the table is looked up by the desk', () => {
    expect(beside('fcl', unlisted('9999', '3', [], null))).toMatchObject([{ verdict: 'desk' }]);
  });
});

test.each([
  ['declared', { declared: true, hsCode: '', nameZh: '原料' }, true],
  ['cereals', { declared: false, hsCode: '1006.30', nameZh: '原料' }, true],
  ['feed', { declared: false, hsCode: '23091010', nameZh: '' }, true],
  ['feed by its name', { declared: false, hsCode: '', nameZh: ' 配合饲料 ' }, true],
  ['rice by its name', { declared: false, hsCode: '', nameZh: '大米' }, true],
  ['alcohol', { declared: false, hsCode: '22071000', nameZh: '乙醇' }, false],
  ['glycerol', { declared: false, hsCode: '15200000', nameZh: '甘油' }, false],
  ['a resin', { declared: false, hsCode: '3909.10', nameZh: '树脂' }, false],
  ['machines for feed', { declared: false, hsCode: '8436', nameZh: '饲料机械' }, false],
  ['nothing', { declared: false, hsCode: '', nameZh: '' }, false],
])('what is food %s: %j', (_name, goods, is) => expect(isFoodstuff(goods)).toBe(is));
