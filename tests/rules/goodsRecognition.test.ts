import { describe, expect, test } from 'vitest';
import { recogniserOf, seededRows } from '#tests/support/recognition.ts';

const rows = seededRows();
const recognise = await recogniserOf(rows);
const list = rows.entries;
const findListed = (nameZh: string, nameEn = '', ...notes: string[]) =>
  recognise({ names: [nameZh, nameEn], notes })[0];

/** The first names of the list, which the matching was made for; that of the others has its own tests. */
const matched = list.filter(({ unNumber }) => /^1[0-2]\d\d|^1[67]\d\d/.test(unNumber));

describe('entries of the list are noticed where they are not declared', () => {
  test.each(matched.map((entry) => [entry.unNumber, entry.properShippingName, entry] as const))(
    'UN%s %s',
    (unNumber, properShippingName, { nameZh, commonNameZh, cas }) => {
      expect(findListed('货物', properShippingName)).toBeDefined();
      expect(findListed(nameZh, 'GOODS')).toBeDefined();
      const commonNames = commonNameZh
        .replaceAll(/[（(].*?[)）]/g, '')
        .split('、')
        .filter((name) => name !== '');
      expect(commonNames.filter((name) => findListed(name, 'GOODS') === undefined)).toEqual([]);
      expect(findListed('货物', 'GOODS', `见 UN${unNumber}`)).toMatchObject({
        why: 'unNumber',
        words: `UN ${unNumber}`,
        entry: { unNumber },
      });
      if (cas) expect(findListed('货物', 'GOODS', `CAS ${cas}`)).toMatchObject({ why: 'cas', words: cas });
    },
  );
});

test.each([
  ['工业级丙酮', 'GOODS', 'name'],
  ['乙醇（95%）', '', 'name'],
  ['98% 硫酸', '', 'name'],
  ['氢氧化钠溶液', '', 'name'],
  ['溶剂', 'Sulfuric acid, 98 pct', 'name'],
  ['溶剂', 'ANHYDROUS AMMONIA', 'name'],
  ['清洗剂、丙酮', '', 'name'],
  ['货物', 'ＵＮ１２６３', 'unNumber'],
  ['货物（un no. 1263）', '', 'unNumber'],
  ['易燃清洗剂', '', 'hazardWord'],
  ['清洗剂', 'FLAMMABLE CLEANER', 'hazardWord'],
  ['移动电源（锂电池）', 'POWER BANK', 'name'],
  ['货物', 'UN-1993', 'unNumber'],
  ['货物', 'U.N. #1993', 'unNumber'],
  ['货物（联合国编号 1993）', '', 'unNumber'],
  ['联合国危险货物编号：1993', '', 'unNumber'],
  ['溶剂', 'Isopropyl alcohol 99.9%', 'name'],
  ['溶剂', 'IPA', 'name'],
  ['TDI-80', '', 'name'],
  ['固体', 'Sulphur granules', 'name'],
  ['硫磺颗粒', '', 'name'],
  ['三氯异氰尿酸', '', 'name'],
  ['丙酮清洗液', '', 'name'],
  ['含甲醇溶液', '', 'name'],
  ['冷媒 R134a', '', 'name'],
  ['气体', 'Refrigerant R32', 'name'],
  ['溶剂', 'Methylene chloride', 'name'],
  ['医用酒精', '', 'name'],
  ['片碱', 'Caustic soda flakes', 'name'],
  ['煤油', '', 'name'],
  ['氧气瓶', '', 'undeclared'],
])('%s %s leads to the desk by its %s', (nameZh, nameEn, why) => {
  expect(findListed(nameZh, nameEn)?.why).toBe(why);
});

test.each([
  ['内含丙酮约 20 kg', 'name'],
  ['另有两桶甲苯', 'name'],
  ['请于上午送箱，勿与其他货物混放', undefined],
])('the note “%s”: %s', (note, why) => expect(findListed('货物', 'GOODS', note)?.why).toBe(why));

test.each([
  ['水性丙烯酸乳液', 'ACRYLIC EMULSION, WATER BASED'],
  ['聚乙二醇 PEG-400', 'POLYETHYLENE GLYCOL PEG-400'],
  ['丙三醇（甘油）', 'GLYCEROL'],
  ['大豆油', 'SOYBEAN OIL'],
  ['白油', 'WHITE MINERAL OIL'],
  ['柠檬酸', 'CITRIC ACID'],
  ['聚丙烯酰胺', 'POLYACRYLAMIDE'],
  ['聚甲醛', 'POLYOXYMETHYLENE'],
  ['聚苯乙烯颗粒', 'POLYSTYRENE GRANULES'],
  ['非易燃清洗液', 'NON-FLAMMABLE CLEANER'],
  ['无腐蚀性防锈油', 'NON CORROSIVE RUST PREVENTIVE'],
  ['阻燃剂', 'FIRE RETARDANT'],
  ['电池级碳酸锂', 'BATTERY GRADE LITHIUM CARBONATE'],
  ['聚乙烯醇', 'POLYVINYL ALCOHOL'],
  ['水性涂料', 'WATER-BASED COATING'],
  ['硫酸钠', 'SODIUM SULPHATE'],
  ['钛白粉', 'TITANIUM DIOXIDE'],
  ['碳酸钠', 'SODIUM CARBONATE'],
  ['氯化钠', 'SODIUM CHLORIDE'],
  ['硬脂酸', 'STEARIC ACID'],
  ['货号 1263-55-1，20260-12-5 号合同', 'ITEM 1263'],
])('%s %s gives no reason for the desk', (nameZh, nameEn) => {
  expect(findListed(nameZh, nameEn)).toBeUndefined();
});
