import { describe, expect, test } from 'vitest';
import type { PackedGoods } from '#contract/rules/acceptance/packedQuantity.ts';
import { innerPackagingOf, limitOf } from '#contract/rules/acceptance/packedQuantity.ts';
import type { SmallPackageEntry } from '#contract/rules/acceptance/smallPackages.ts';
import {
  acidAlkaliStanding,
  exceptedLimits,
  exceptedStanding,
  limitedStanding,
} from '#contract/rules/acceptance/smallPackages.ts';
import { listEntries } from './segregationItems.ts';

/** Ten boxes of twelve litre bottles, 15 kg net and 20 kg gross each. */
const boxes: PackedGoods = {
  packages: 10,
  grossKg: 200,
  netKg: 150,
  volumeM3: 0.4,
  packagingCode: '4G',
  innerPackaging: '12 × 1 L 塑料瓶',
};
const paint: SmallPackageEntry = {
  unNumber: '1263',
  subsidiaryHazards: [],
  limitedQuantityLimit: '1 L',
  exceptedQuantityCode: 'E2',
  confidence: 'high',
};
const limited = (goods: Partial<PackedGoods>, entry: Partial<SmallPackageEntry> = {}) =>
  limitedStanding({ ...boxes, ...goods }, { ...paint, ...entry });

const excepted = (code: string, goods: Partial<PackedGoods>, entry: Partial<SmallPackageEntry> = {}) =>
  exceptedStanding({ ...boxes, ...goods }, { ...paint, exceptedQuantityCode: code, ...entry });

const acid = (goods: Partial<PackedGoods>, limitedQuantityLimit = '1 L') =>
  acidAlkaliStanding({ ...boxes, innerPackaging: '', volumeM3: 10, ...goods }, { limitedQuantityLimit });

test.each<[string, Partial<PackedGoods>, Partial<SmallPackageEntry>, string]>([
  ['litre bottles in boxes of 20 kg', {}, {}, 'met'],
  ['30 kg gross a package', { grossKg: 300 }, {}, 'met'],
  ['over 30 kg', { grossKg: 300.1 }, {}, 'limitedOverGross'],
  ['over 30 kg by a division that does not come out', { packages: 7, grossKg: 210 }, {}, 'met'],
  ['a shrink-wrapped tray of 20 kg', { innerPackaging: '收缩包装托盘 12 × 1 L' }, {}, 'met'],
  ['a tray over 20 kg', { innerPackaging: 'shrink-wrapped, 12 x 1L', grossKg: 201 }, {}, 'limitedOverGross'],
  ['bottles over column 7a', { innerPackaging: '4 × 1.1 L' }, {}, 'limitedOverInner'],
  ['bottles in millilitres', { innerPackaging: '1000 mL' }, {}, 'met'],
  ['bottles over it in millilitres', { innerPackaging: '1001毫升' }, {}, 'limitedOverInner'],
  ['the largest of two sizes', { innerPackaging: '0.5 L 与 5 L' }, {}, 'limitedOverInner'],
  ['no word of inner packagings', { innerPackaging: '' }, {}, 'unknown'],
  ['packages that hold no more than that', { innerPackaging: '', volumeM3: 0.01 }, {}, 'met'],
  ['a word without a quantity', { innerPackaging: '塑料瓶' }, {}, 'unknown'],
  ['no number of packages yet', { packages: 0 }, {}, 'unknown'],
  ['no packaging yet', { packagingCode: '' }, {}, 'unknown'],
  ['closed drums', { packagingCode: '1A1' }, {}, 'limitedUnpacked'],
  ['a closed jerrican', { packagingCode: '3H1' }, {}, 'limitedUnpacked'],
  ['open drums', { packagingCode: '1A2' }, {}, 'met'],
  ['a fibre drum', { packagingCode: '1G' }, {}, 'met'],
  ['a wooden box', { packagingCode: '4C1' }, {}, 'met'],
  ['a cylinder', { packagingCode: 'CYL' }, {}, 'limitedUnpacked'],
  ['an intermediate bulk container', { packagingCode: '31HA1' }, {}, 'limitedUnpacked'],
  ['bags', { packagingCode: '5H4' }, {}, 'limitedUnpacked'],
  ['a solid within 500 g', { innerPackaging: '20 × 500 g' }, { limitedQuantityLimit: '500g' }, 'met'],
  ['a solid over 500 g', { innerPackaging: '20 × 501 克' }, { limitedQuantityLimit: '500 g' }, 'limitedOverInner'],
  [
    'a solid by the net mass of the package',
    { innerPackaging: '', netKg: 10 },
    { limitedQuantityLimit: '1 kg' },
    'met',
  ],
  ['an aerosol of a litre', { innerPackaging: '12 × 1 L' }, { limitedQuantityLimit: 'see SP277' }, 'met'],
  ['an aerosol over a litre', { innerPackaging: '1.2 L' }, { limitedQuantityLimit: 'see SP277' }, 'limitedOverInner'],
  [
    'a toxic aerosol over 120 mL',
    { innerPackaging: '121 mL' },
    { limitedQuantityLimit: 'see SP277', subsidiaryHazards: ['6.1'] },
    'limitedOverInner',
  ],
  ['an entry that is not certain', { innerPackaging: '5 L' }, { confidence: 'medium' }, 'unknown'],
  ['an entry that is not certain, within its figures', {}, { confidence: 'medium' }, 'unknown'],
  ['an entry that is not certain, over 30 kg', { grossKg: 400 }, { confidence: 'medium' }, 'limitedOverGross'],
  ['an entry without a limit', {}, { limitedQuantityLimit: '0' }, 'unknown'],
])('limited quantities (3.4) %s', (_name, goods, entry, fulfilment) => expect(limited(goods, entry)).toBe(fulfilment));

describe('excepted quantities (3.5)', () => {
  test.each(Object.entries(exceptedLimits))('%s on both sides of each limit', (code, { inner, outer }) => {
    const pieces = Math.floor(outer / inner);
    const most = `${pieces} × ${inner} g`;
    expect(excepted(code, { innerPackaging: most })).toBe('met');
    expect(excepted(code, { innerPackaging: `${pieces + 1} × ${inner} g` })).toBe('exceptedOverOuter');
    expect(excepted(code, { innerPackaging: `${inner + 0.1} mL`, netKg: 1 })).toBe('exceptedOverInner');
    const by = (grams: number) => ({ innerPackaging: `${inner} g`, packages: 10, netKg: grams / 100 });
    expect(excepted(code, by(outer))).toBe('met');
    expect(excepted(code, by(outer + 0.2))).toBe('exceptedOverOuter');
  });

  test('without a word of inner packagings only a package as small as one proves it', () => {
    expect(excepted('E2', { innerPackaging: '', netKg: 0.3 })).toBe('met');
    expect(excepted('E2', { innerPackaging: '', netKg: 0.31 })).toBe('unknown');
    expect(excepted('E2', { innerPackaging: '', netKg: 5.1 })).toBe('exceptedOverOuter');
    expect(excepted('E2', { innerPackaging: '', netKg: 0 })).toBe('unknown');
  });

  test('what the packaging or the list leaves open', () => {
    const small = { innerPackaging: '10 × 30 mL' };
    expect(excepted('E2', { ...small, packagingCode: '1H1' })).toBe('exceptedUnpacked');
    expect(excepted('E2', { ...small, packagingCode: '' })).toBe('unknown');
    expect(excepted('E0', small)).toBe('unknown');
    expect(excepted('E2', small, { confidence: 'medium' })).toBe('unknown');
    expect(excepted('E2', { innerPackaging: '1 L' }, { confidence: 'medium' })).toBe('unknown');
  });
});

test.each<[string, Partial<PackedGoods>, string, string]>([
  ['30 kg', { netKg: 300 }, '1 L', 'met'],
  ['over 30 kg', { netKg: 301 }, '1 L', 'acidAlkaliOver'],
  ['46 kg of acid in packages of 30 L', { netKg: 460, volumeM3: 0.3 }, '1 L', 'met'],
  ['46 kg of acid in larger packages', { netKg: 460, volumeM3: 0.31 }, '1 L', 'acidAlkaliOver'],
  ['46 kg of acid, 25 L stated', { netKg: 460, innerPackaging: '25 L' }, '1 L', 'met'],
  ['30 L stated', { innerPackaging: '2 × 15 升' }, '1 L', 'met'],
  ['31 L stated', { netKg: 200, innerPackaging: '31 L' }, '1 L', 'acidAlkaliOver'],
  ['46 kg of a solid, however small', { netKg: 460, volumeM3: 0.3 }, '1 kg', 'acidAlkaliOver'],
  ['no mass yet', { netKg: 0 }, '1 L', 'unknown'],
])('small packages of acids and alkalis (7.2.6.5) %s', (_name, goods, limit, fulfilment) =>
  expect(acid(goods, limit)).toBe(fulfilment),
);

describe('what is read', () => {
  test.each([
    ['12 × 1 L 塑料瓶', { each: { amount: 1, unit: 'L' }, pieces: 12 }],
    ['500 mL x 20', { each: { amount: 0.5, unit: 'L' }, pieces: 20 }],
    ['24瓶×250ml', { each: { amount: 0.25, unit: 'L' }, pieces: 24 }],
    ['２ｋｇ 袋', { each: { amount: 2, unit: 'kg' }, pieces: null }],
    ['4G 箱装 6 × 2 L', { each: { amount: 2, unit: 'L' }, pieces: 6 }],
    ['1,000 g', { each: { amount: 1, unit: 'kg' }, pieces: null }],
  ] as const)('%s', (text, inner) => expect(innerPackagingOf(text)).toEqual(inner));

  test.each(['', '塑料瓶', '12 个', 'GLASS 3', '4G'])('no quantity in %j', (text) =>
    expect(innerPackagingOf(text)).toBeUndefined(),
  );

  test('column 7a of every entry of the list', () => {
    for (const { limited_quantity: column, un_number: number } of listEntries) {
      const limit = limitOf(column);
      if (column === '' || column === '0' || !/^\d/.test(column) || column.includes(' or '))
        expect([number, limit]).toEqual([number, null]);
      else expect([number, limit?.amount]).toEqual([number, expect.any(Number)]);
    }
  });
});
