import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { withEnglishDays } from '#contract/app/englishDates.ts';
import { englishAlone } from '#contract/app/languages.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import { portList } from '#contract/search/referenceData.ts';
import { toEnglish } from '#server/language/english.ts';
import { inEnglish, pageInEnglish } from '#server/language/englishData.ts';
import { translatorBy } from '#server/language/phrases.ts';
import { dispositionOf } from '#server/http/mount.ts';
import { withinRequest } from '#server/http/logging/requestContext.ts';
import { documentForReader, fileNameForReader } from '#server/language/reader.ts';
import { csvOf, tableFile } from '#server/support/tableFiles.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const translate = translatorBy([
  ['上海', 'Shanghai'],
  ['海运整箱', 'FCL'],
  ['备注', 'Remark'],
  ['{0}：{1}。', '{0}: {1}.'],
  ['已受理。{0}', ' was accepted. {0}'],
  ['您的{0}{1}', 'Your {0}{1}'],
  ['订单{0}（{1}）', 'order {0} ({1})'],
  ['剩 {0} 天', '{0} {0:day|days} left'],
  ['请填写{0}', 'Enter the {0:lower}'],
  ['收货人', 'Consignee'],
  ['{0}的{1}', '{1} of {0}'],
  ['{0}（{1}）', '{0} ({1})'],
  ['{0}天{1}小时', '{0} {0:day|days} {1} {1:hour|hours}'],
  ['剩 {0}', '{0} left'],
]);

test.each([
  ['上海', 'Shanghai'],
  ['海运整箱，上海 → 上海', 'FCL, Shanghai → Shanghai'],
  ['您的订单HY1（海运整箱，上海）已受理。备注：尽快。', 'Your order HY1 (FCL, Shanghai) was accepted. Remark: 尽快.'],
  ['剩 1 天', '1 day left'],
  ['请填写收货人', 'Enter the consignee'],
  ['剩 1天2小时', '1 day 2 hours left'],
  ['上海的备注', 'Remark of Shanghai'],
  ['工业甲苯 · $1/上海', '工业甲苯 · $1/Shanghai'],
  ['不是有效的公司', '不是有效的公司'],
  ['张三的公司', '张三的公司'],
  ['张三（已认证）', '张三（已认证）'],
  ['XJ1（工业甲苯）', 'XJ1 (工业甲苯)'],
])('%s is translated by texts, templates and parts', (chinese, english) => {
  expect(translate(chinese)).toBe(english);
});

test.each([
  ['“第2行货物的品名”不能为空', 'Goods name of cargo item 2: required'],
  [
    '账期 30 天，额度 人民币不限、美元$1.00，自 2026-01-01 下单的订单起算',
    'Payment terms 30 days, credit limit CNY unlimited, USD $1.00, for orders placed from 2026-01-01',
  ],
  ['天津港', 'Port of Tianjin'],
  ['陈立（已认证企业）的角色', 'Role of 陈立（已认证企业）'],
  ['修改 示例涂料（上海）有限公司', 'Edit 示例涂料（上海）有限公司'],
  [
    '24 m³ 单层液袋，含安装 × 1 袋，20尺普柜 × 2 箱',
    "24 m³ single-layer flexitank, fitted × 1 flexitank, 20' dry × 2 containers",
  ],
  ['分装另一箱，或转危险品专员审核', 'load another container, or have our dangerous-goods specialist review it'],
  [
    '海运整箱 上海 → 汉堡：商业发票、装箱单 等',
    'FCL sea freight Shanghai → Hamburg: Commercial invoice, Packing list and more',
  ],
  ['UN编号：缺少这一列', 'UN number: This column is missing'],
  [
    '每件净量 3 L，超过该条目在客机上每件 1 L 的上限（包装说明 353）',
    'Net quantity of a package 3 L, over the limit of 1 L a package for this entry on passenger aircraft (packing instruction 353)',
  ],
])('what the service writes is English: %s', (chinese, english) => {
  expect(toEnglish(chinese)).toBe(english);
});

test('days of texts are English, not those of codes and instants', () => {
  expect(
    withEnglishDays(
      'until 2026-11-29, 2027-01-05 08:00, 12-01 18:00. HY-2026-11-29 2026-11-29T08:00Z 2026-13-01 12-01',
    ),
  ).toBe('until 29 Nov 2026, 5 Jan 2027 08:00, 1 Dec 18:00. HY-2026-11-29 2026-11-29T08:00Z 2026-13-01 12-01');
});

test('tables, files and documents for a reader of English are English, their days as programs read them', async () => {
  const rows = [['币种', '期末余额']];
  const tables: ReturnType<typeof tableFile>[] = [];
  const document = { title: '报价单', blocks: [{ kind: 'facts', rows: [['有效期至', '2026-12-01 08:00']] }] };
  const written: unknown[] = [];
  withinRequest({ id: '1', language: 'en' }, () => {
    written.push(
      documentForReader(document),
      csvOf([['有效期至', '2026-12-01']]),
      dispositionOf('报价单-1.pdf', 1, false),
      fileNameForReader('招标明细.xlsx'),
    );
    tables.push(tableFile('对账单', 'csv', rows), tableFile('对账单', 'xlsx', rows));
  });
  expect(written).toEqual([
    { title: 'Quote', blocks: [{ kind: 'facts', rows: [['Valid until', '1 Dec 2026 08:00']] }] },
    '\uFEFFValid until,2026-12-01\n',
    `attachment; filename="quote-1.pdf"; filename*=UTF-8''quote-1.pdf; size=1`,
    'Tender lines.xlsx',
  ]);
  expect(documentForReader(document)).toBe(document);
  const [csv, workbook] = await Promise.all(tables);
  const { sheets } = await readXlsx(workbook!.content as Uint8Array);
  expect(sheets).toMatchObject([{ name: toEnglish('对账单'), rows: [['Currency', 'Closing balance']] }]);
  expect(csv!.content).toContain('Currency,Closing balance');
});

test('names in data and texts of pages become English, and what a person typed stays', () => {
  const goods = { cas: '', unNumber: '1230', nameEn: 'X', nameZh: '上海', grade: '上海', picture: '', title: '上海' };
  const port = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai', laneZh: '上海', note: '上海', title: '上海' };
  const cargo = ['unNumber', 'packagingCode'].map((field) => ({ nameZh: '上海', nameEn: 'X', [field]: '1' }));
  const found = ['rule', 'name'].map((why) => ({ why, words: '上海' }));
  const events = ['carrier', 'user'].map((by) => ({ act: 'order.placed', by, note: '上海' }));
  expect(inEnglish({ port, cargo, goods, linesZh: ['上海'], found, events }, translate)).toEqual({
    port: { ...port, nameZh: 'Shanghai', laneZh: 'Shanghai' },
    cargo,
    goods: { ...goods, grade: 'Shanghai', title: 'Shanghai' },
    linesZh: ['Shanghai'],
    found: [{ why: 'rule', words: 'Shanghai' }, found[1]],
    events: [{ ...events[0], note: 'Shanghai' }, events[1]],
  });
  const page =
    '<html lang="zh-CN"><a href="/x" title="上海"> 备注</a><input value="上海"><textarea>上海</textarea><b data-label="备注">2026-11-29</b><time>12-03 04:00</time>\n 请填写收货人 <i>张三</i><option>李四（备注）</option>';
  expect(pageInEnglish(page, translate, (address) => `/en${address}`)).toBe(
    '<html lang="en"><a href="/en/x" title="Shanghai"> Remark</a><input value="上海"><textarea>上海</textarea><b data-label="Remark">29 Nov 2026</b><time>3 Dec 04:00</time>\n Enter the consignee <i><span lang="zh-CN">张三</span></i><option>李四 (Remark)</option>',
  );
});

const rowsOf = (table: string) =>
  parse<Record<string, string>>(readFileSync(`server/db/seed/${table}`), { columns: true });
test('every name of the demo data has English', () => {
  const tables = readdirSync('server/db/seed', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:ports|lanes|cut-offs|constants|container-types|incoterms|carousel|goods|services\/.*)\.csv$/.test(name),
  );
  const isName = /^(?!brand).*_zh$|^(?:name|grade|title|text|action)$/;
  const names = tables
    .flatMap(rowsOf)
    .flatMap((row) =>
      Object.entries(row).flatMap(([column, text]) =>
        isName.test(column) && !(row['cas'] && column === 'name_zh') ? [text] : [],
      ),
    );
  for (const [line, { rates }] of Object.entries(allQuoteTerms))
    for (const { item_zh: itemZh = '', item_code: itemCode = '' } of rates ? rowsOf(`services/${line}/rates.csv`) : [])
      names.push(rates!.itemZh(itemZh), rates!.nameZh({ itemZh, itemCode }));
  expect(names.length).toBeGreaterThan(1_000);
  expect([...new Set(names)].filter((name) => /\p{Script=Han}/u.test(toEnglish(name)))).toEqual([]);
});

const service = serviceForAll({});
const call = async (path: string, headers: Record<string, string>) => {
  const all = { appCode: 'echem', 'If-None-Match': '*', ...headers };
  const response = await service.fetch(new Request(`http://127.0.0.1${path}`, { headers: all }));
  return { status: response.status, text: await response.text(), caching: response.headers.get('cache-control') };
};

test('the service answers the English site in English, which no cache mixes with Chinese, and everybody else in Chinese', async () => {
  const english = await call(portList.path, { 'Accept-Language': englishAlone });
  expect(english).toMatchObject({ status: 200, caching: 'no-store' });
  expect(english.text).toContain('"nameZh":"Hamburg"');
  expect((await call(portList.path, { 'Accept-Language': 'en' })).text).toContain('"nameZh":"汉堡"');
  expect((await call('/api-none', { 'Accept-Language': englishAlone })).text).toContain('There is no such');
  expect((await call('/user-center/dashboard/workplace', { cookie: 'language=en' })).text).toContain('lang="en"');
});
