import { describe, expect, test } from 'vitest';
import { dangerousGoodsSearch, portList } from '#contract/search/referenceData.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const search = (keyword: string, page = 1, size = 100) => service.call(dangerousGoodsSearch, { keyword, page, size });
const found = async (keyword: string) =>
  (await search(keyword)).rows.map(({ unNumber, packingGroup }) => [unNumber, packingGroup].join(' ').trim());

test('the port list has every port with what the picker finds it by', async () => {
  const ports = await service.call(portList, {});
  expect(ports.find(({ code }) => code === 'CNSHA')).toEqual({
    code: 'CNSHA',
    nameZh: '上海',
    nameEn: 'Shanghai',
    pinyin: 'shanghai',
    initials: 'sh',
    countryZh: '中国',
    laneCode: 'ORIGIN',
    laneZh: '华东',
    loading: true,
    discharging: false,
    hot: true,
  });
  expect(ports.find(({ code }) => code === 'DEHAM')).toMatchObject({
    pinyin: 'hanbao',
    loading: false,
    discharging: true,
    hot: true,
  });
  // Hong Kong both loads and discharges
  expect(ports.find(({ code }) => code === 'HKHKG')).toMatchObject({ loading: true, discharging: true });
  expect(ports.filter(({ loading }) => loading)).toHaveLength(15);
});

describe('the dangerous-goods search', { tags: ['postgres'] }, () => {
  test('writes a range of flash points in words, with minus signs', async () =>
    expect((await search('67-64-1')).rows[0]?.flashPoint).toBe('−20 至 −18 ℃'));

  test('returns the codes and groups that decide segregation', async () => {
    const { rows } = await search('7664-41-7');
    expect(rows[0]).toMatchObject({ segregationCodes: ['SG35', 'SG46'], segregationGroups: ['SGG18'] });
  });

  test.each([
    ['a UN number', '1263', ['1263 I', '1263 II', '1263 III']],
    ['a UN number as people write it', 'UN 1263', ['1263 I', '1263 II', '1263 III']],
    ['full-width digits', '１２６３', ['1263 I', '1263 II', '1263 III']],
    ['a UN number that several entries share', 'un1386', ['1386 III', '1386 III']],
    ['a number of the newest edition', '3560', ['3560 I']],
    ['an explosive, which is not booked online', 'FIREWORKS', ['0333', '0334', '0335', '0336', '0337']],
    ['a CAS number', '67-64-1', ['1090 II']],
    ['an English name in any case, the whole name first', 'Acetone', ['1090 II']],
    ['one of several English names', 'ethyl alcohol', ['1170 II', '1170 III']],
    ['words in any order', 'oxidizing n.o.s. solid', ['1479 I', '1479 II', '1479 III']],
    ['the initials of its pinyin', 'bxj', ['1093 I']],
    ['either kind of brackets', '乙醇(酒精)', ['1170 II', '1170 III']],
  ])('finds by %s', async (_name, keyword, expected) =>
    expect((await found(keyword)).slice(0, expected.length)).toEqual(expected),
  );

  test('puts whole names before beginnings, and those before the rest', async () => {
    expect((await found('甲醇'))[0]).toBe('1230 II');
    const begins = (await search('硫酸')).rows.map(({ nameZh, commonNameZh }) =>
      [nameZh, ...commonNameZh.split('、')].some((name) => name.startsWith('硫酸')),
    );
    expect(begins[0]).toBe(true);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
  });

  test('puts the exact UN number first', async () => {
    expect((await found('1017'))[0]).toBe('1017');
    expect((await found('30'))[0]).toMatch(/^30/);
  });

  test.each(['_', '\\', '_1263', '12%3'])('takes %j literally', async (keyword) =>
    expect(await found(keyword)).toEqual([]),
  );

  test('pages through the whole list without a gap or a repetition', async () => {
    const { total } = await search('');
    expect(total).toBe(2_860);
    const seen: string[] = [];
    for (let page = 1; page <= 29; page += 1) {
      const { rows } = await search('', page, 100);
      seen.push(...rows.map((row) => [row.unNumber, row.packingGroup, row.variant].join()));
    }
    expect(seen).toHaveLength(2_860);
    expect(new Set(seen).size).toBe(2_860);
    expect((await search('', 30, 100)).rows).toEqual([]);
  });
});
