import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { goodsDetail, goodsPage, goodsDocument } from '#contract/goods/goods.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { goodsRowsAt } from '#server/db/seed/selling.ts';
import { searchable } from '#server/search/searchable.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { testStart } from '#tests/support/snapshot.ts';
import type { GoodsDocumentKind } from '#contract/goods/goods.ts';
import { blocksOfGoods } from '#server/goods/goodsDocuments.ts';
import { safetyBlocks } from '#server/goods/safetyDataSheet.ts';
import { stateOf } from '#src/features/goods/parts/GoodsItem.tsx';

const service = serviceForAll();

const search = (keyword: string, page = 1, size = 100) => service.call(goodsPage, { keyword, page, size });
const found = async (keyword: string) => (await search(keyword)).rows.map(({ id }) => id);

const item = (
  position: number,
  id: string,
  names: { nameZh: string; nameEn: string; cas: string; unNumber: string | null },
) => ({
  ...goodsRowsAt(testStart)[0]!,
  ...names,
  position,
  id,
  searchText: searchable([names.unNumber ?? '', names.nameZh, names.nameEn, names.cas].filter(Boolean).join('\n')),
});

test('without a keyword all goods come in the order of the table, page by page, each as by its id', async () => {
  const wanted = goodsRowsAt(testStart).map(({ id }) => id);
  expect((await search('')).total).toBe(wanted.length);
  const seen: string[] = [];
  for (let page = 1; seen.length < wanted.length; page += 1) {
    const { rows } = await search('', page, 10);
    if (rows.length === 0) break;
    seen.push(...rows.map(({ id }) => id));
  }
  expect(seen).toEqual(wanted);
  const { freight, ...row } = (await search('')).rows[0]!;
  expect(freight).toEqual({ currency: '1', amount: 1_025_000, toZh: '南昌' });
  expect(await service.call(goodsDetail, { id: row.id })).toEqual(row);
  expect((await search('', wanted.length + 1, 1)).rows).toEqual([]);
});

const all = () => goodsRowsAt(testStart);
const filtered = (by: Partial<InputOf<typeof goodsPage>>) => service.call(goodsPage, { size: 100, ...by });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const price61In = (priceCurrency: '1' | '2') =>
  service.db.update(goodsItems).set({ priceCurrency }).where(eq(goodsItems.hazardClass, '6.1'));

test.each([
  ['priceUp', 1],
  ['priceDown', -1],
] as const)('sorted by %s the prices in CNY come first, and goods without a price last', async (sort, sign) => {
  await price61In('2');
  const { rows } = await filtered({ sort });
  const prices = rows.map(({ price }) => ({ currency: price?.currency ?? '3', amount: sign * (price?.amount ?? 0) }));
  expect(new Set(prices.map(({ currency }) => currency)).size).toBe(3);
  expect(prices).toEqual(
    prices.toSorted((one, other) => Number(one.currency) - Number(other.currency) || one.amount - other.amount),
  );
  await price61In('1');
});

describe('the filters', { tags: ['postgres'] }, () => {
  test.each<[string, Partial<InputOf<typeof goodsPage>>, (row: ReturnType<typeof all>[number]) => boolean]>([
    ['one class', { classes: ['3'] }, ({ hazardClass }) => hazardClass === '3'],
    ['several classes', { classes: ['6.1', '8'] }, ({ hazardClass }) => hazardClass === '6.1' || hazardClass === '8'],
    ['goods that are not dangerous', { classes: ['none'] }, ({ hazardClass }) => hazardClass === null],
    ['either', { classes: ['none', '9'] }, ({ hazardClass }) => hazardClass === null || hazardClass === '9'],
    ['a province', { deliveryPlace: '江苏' }, ({ deliveryPlaceZh }) => deliveryPlaceZh.startsWith('江苏')],
    ['a place', { deliveryPlace: '江苏江阴' }, ({ deliveryPlaceZh }) => deliveryPlaceZh === '江苏江阴'],
    ['a place with a sign of patterns', { deliveryPlace: '%' }, () => false],
    ['a lowest price', { priceFrom: 1_000_000 }, ({ pricePerTon }) => (pricePerTon ?? 0) >= 1_000_000],
    [
      'a range of prices, both ends included',
      { priceFrom: 248_000, priceTo: 328_000 },
      ({ pricePerTon }) => pricePerTon != null && pricePerTon >= 248_000 && pricePerTon <= 328_000,
    ],
    [
      'a quantity between minimum order and stock',
      { tons: 10 },
      ({ minimumOrderTons, stockTons }) => minimumOrderTons <= 10 && stockTons >= 10,
    ],
    [
      'all at once',
      { keyword: '酸', classes: ['8'], deliveryPlace: '山东', priceTo: 300_000, tons: 10 },
      ({ id }) => id === 'formic-acid-85',
    ],
  ])('find %s', async (_name, by, belongs) => {
    const { rows, total } = await filtered(by);
    expect(ids(rows).toSorted()).toEqual(ids(all().filter(belongs)).toSorted());
    expect(total).toBe(rows.length);
  });

  test('every value is counted as the list finds it, whatever else is chosen', async () => {
    const others = { keyword: '酸', tons: 20 };
    const { choices } = await filtered({ ...others, classes: ['8'], deliveryPlace: '江苏' });
    expect(choices.classes.length).toBeGreaterThan(0);
    for (const { value, count } of choices.classes)
      expect((await filtered({ ...others, deliveryPlace: '江苏', classes: [value] })).total).toBe(count);
    for (const { value, count } of choices.places)
      expect((await filtered({ ...others, classes: ['8'], deliveryPlace: value })).total).toBe(count);
  });

  test('a province stands before its places, with their sum; a lone place stands for itself', async () => {
    const { choices } = await filtered({});
    const values = choices.places.map(({ value }) => value);
    const within = choices.places.filter(({ value }) => value.startsWith('江苏') && value !== '江苏');
    expect(values.indexOf('江苏')).toBe(values.indexOf(within[0]!.value) - 1);
    expect(choices.places.find(({ value }) => value === '江苏')?.count).toBe(
      within.reduce((sum, { count }) => sum + count, 0),
    );
    expect(values).toContain('天津港');
    expect(values).not.toContain('天津');
  });

  test('the range of prices is that of the goods which the other filters leave', async () => {
    expect((await filtered({ classes: ['6.1'] })).choices.prices).toEqual({ from: 238_000, to: 238_000 });
    expect((await filtered({ classes: ['5.1'] })).choices.prices).toBeNull();
    await price61In('2');
    expect((await filtered({ classes: ['6.1'] })).choices.prices).toBeNull();
    for (const by of [{ priceFrom: 0 }, { priceTo: 300_000 }])
      expect((await filtered({ classes: ['6.1'], ...by })).total).toBe(0);
    await price61In('1');
  });

  test.each([{ classes: ['three'] }, { priceFrom: -1 }, { tons: 0 }, { deliveryPlace: '苏'.repeat(61) }])(
    'reject %o',
    async (by) => {
      await expect(filtered(by)).rejects.toHaveCode(codes.badInput);
    },
  );
});

describe('the keyword', { tags: ['postgres'] }, () => {
  beforeAll(async () => {
    await service.db.delete(goodsItems);
    await service.db
      .insert(goodsItems)
      .values([
        item(0, 'thinner', { nameZh: '含甲苯稀释剂', nameEn: 'Thinner 100%', cas: '64742-95-6', unNumber: '1263' }),
        item(1, 'tdi', { nameZh: '甲苯二异氰酸酯', nameEn: 'Toluene diisocyanate', cas: '584-84-9', unNumber: '2078' }),
        item(2, 'toluene', { nameZh: '甲苯', nameEn: 'Toluene', cas: '108-88-3', unNumber: '1294' }),
        item(3, 'glycerol', { nameZh: '甘油（丙三醇）', nameEn: 'Glycerol', cas: '56-81-5', unNumber: null }),
        item(4, 'number', { nameZh: '1294 号助剂', nameEn: 'Additive 1294', cas: '7732-18-5', unNumber: null }),
      ]);
  });

  test.each([
    ['a whole name before beginnings, and those before the rest', '甲苯', ['toluene', 'tdi', 'thinner']],
    ['an English name in any case', 'TOLUENE', ['toluene', 'tdi']],
    ['a CAS number', '584-84-9', ['tdi']],
    ['a UN number, before names that hold it', '1294', ['toluene', 'number']],
    ['a UN number as people write it', 'UN 1294', ['toluene', 'number']],
    ['full-width digits', '２０７８', ['tdi']],
    ['either kind of brackets', '甘油(丙三醇)', ['glycerol']],
    ['words in any order', 'diisocyanate 甲苯', ['tdi']],
    ['a percent sign taken literally', '100%', ['thinner']],
    ['nothing by a wildcard', '甲_二', []],
    ['nothing by a backslash', '\\', []],
    ['nothing by a quote', "'", []],
  ])('finds %s', async (_name, keyword, expected) => {
    expect(await found(keyword)).toEqual(expected);
    expect((await search(keyword, 1, 1)).total).toBe(expected.length);
  });

  test('that is all blanks finds everything in the order of the table', async () =>
    expect(await found('   ')).toEqual(['thinner', 'tdi', 'toluene', 'glycerol', 'number']));
});

const fetched = (id: string, kind: string) =>
  service.fetch(new Request(`http://127.0.0.1${goodsDocument.path}?${new URLSearchParams({ id, kind })}`));
const words = async (id: string, kind: GoodsDocumentKind) => JSON.stringify(await blocksOfGoods(service.db, id, kind));

describe('the documents of goods', () => {
  test('are PDFs that are named after their product, without a sign-in', async () => {
    const response = await fetched('methanol', 'SDS');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('SDS-甲醇-methanol.pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('a safety data sheet has the sixteen sections, with what the catalogue and the list say', async () => {
    const text = await words('methanol', 'SDS');
    for (let section = 1; section <= 16; section += 1) expect(text).toContain(`"${section}　`);
    for (const stated of ['甲醇', '67-56-1', 'UN 1230', '第 3 类', 'METHANOL', 'F-E', 'P001', 'T7', '6.1'])
      expect(text).toContain(stated);
  });

  test('what nobody said is not made up', async () => {
    const text = await words('ethylene-glycol', 'SDS');
    expect(text).toContain('供应方按非危险货物申报');
    expect(text).not.toMatch(/UN \d|第 \d/);
    expect(text.split('目录未提供').length - 1).toBeGreaterThan(8);
  });

  test('the day of the last change is that of China', async () => {
    const methanol = {
      ...(await service.call(goodsDetail, { id: 'methanol' })),
      updatedAt: '2026-03-01T16:00:00.000Z',
    };
    expect(JSON.stringify(safetyBlocks(methanol, undefined))).toContain('2026-03-02');
  });

  test('other goods and other kinds are unknown', async () => {
    await expect(service.call(goodsDocument, { id: 'nothing', kind: 'SDS' })).rejects.toHaveCode(codes.notFound);
    expect((await fetched('methanol', 'MSDS')).status).toBe(400);
  });
});

test.each([
  ['3', '散水，30 t 罐车', 'bulkLiquid'],
  ['3', '160 kg 钢桶 / 散水', 'liquid'],
  [null, '散水 / 225 kg 钢桶', 'bulkLiquid'],
  ['8', '25 kg 编织袋（内衬）', 'solid'],
  ['9', '25 kg 纸塑袋 / 800 kg 吨袋', 'solid'],
  ['6.1', '50 kg 开口钢桶（1A2）', 'solid'],
  ['2.1', '40 L 钢瓶', 'gas'],
])('class %s in %s is %s', (hazardClass, packagingZh, state) => {
  expect(stateOf({ hazardClass, packagingZh })).toBe(state);
});
