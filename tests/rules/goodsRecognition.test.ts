import { expect, test } from 'vitest';
import { recogniserOf, seededRows } from '#tests/support/recognition.ts';

const rows = seededRows();
const recognise = await recogniserOf(rows);
const findListed = (nameZh: string, nameEn = '', ...notes: string[]) =>
  recognise({ names: [nameZh, nameEn], notes })[0];

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
  ['货物 U N 1 9 9 3', '', 'unNumber'],
  ['货物 UN 19 93', '', 'unNumber'],
  ['杂货 HS 2905.11', '', 'hsCode'],
  ['CAS No. 67 64 1', '', 'cas'],
  ['溶剂', 'Isopropyl alcohol 99.9%', 'name'],
  ['溶剂', 'IPA', 'name'],
  ['TDI-80', '', 'name'],
  ['固体', 'Sulphur granules', 'name'],
  ['硫磺颗粒', '', 'name'],
  ['丙酮清洗液', '', 'name'],
  ['含甲醇溶液', '', 'name'],
  ['冷媒 R134a', '', 'name'],
  ['气体', 'Refrigerant R32', 'name'],
  ['溶剂', 'Methylene chloride', 'name'],
  ['氧气瓶', '', 'undeclared'],
])('%s %s leads to the desk by its %s', (nameZh, nameEn, why) => {
  expect(findListed(nameZh, nameEn)?.why).toBe(why);
});

test.each([
  ['内含丙酮约 20 kg', 'name'],
  ['CAS 67-64-1', 'cas'],
  ['另有两桶甲苯', 'name'],
  ['请于上午送箱，勿与其他货物混放', undefined],
])('the note “%s”: %s', (note, why) => expect(findListed('货物', 'GOODS', note)?.why).toBe(why));

test.each([
  ['水性丙烯酸乳液', 'ACRYLIC EMULSION, WATER BASED'],
  ['聚乙二醇 PEG-400', 'POLYETHYLENE GLYCOL PEG-400'],
  ['丙三醇（甘油）', 'GLYCEROL'],
  ['聚苯乙烯颗粒', 'POLYSTYRENE GRANULES'],
  ['非易燃清洗液', 'NON-FLAMMABLE CLEANER'],
  ['无腐蚀性防锈油', 'NON CORROSIVE RUST PREVENTIVE'],
  ['阻燃剂', 'FIRE RETARDANT'],
  ['电池级碳酸锂', 'BATTERY GRADE LITHIUM CARBONATE'],
  ['水性涂料', 'WATER-BASED COATING'],
  ['碳酸钠', 'SODIUM CARBONATE'],
  ['货号 1263-55-1，20260-12-5 号合同', 'ITEM 1263'],
])('%s %s gives no reason for the desk', (nameZh, nameEn) => {
  expect(findListed(nameZh, nameEn)).toBeUndefined();
});
