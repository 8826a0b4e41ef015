import { expect, test } from 'vitest';
import type { Catalogs } from '../catalogs.ts';
import type { Found } from '../check.ts';
import { problemsOf } from '../check.ts';
import { messagesOf } from '../messages.ts';
import { englishSource } from '../plugin.ts';
import { inEnglish } from '../transform.ts';

const catalogsOf = (entries: Readonly<Record<string, string | null>>, isUnfinished = false): Catalogs => {
  const catalog = { area: 'src', entries, chinese: {}, isUnfinished };
  return {
    scope: { folders: ['src'], chinese: {} },
    all: [catalog],
    of: () => catalog,
    includes: () => true,
    areFinished: !isUnfinished,
  };
};

test.each<[code: string, entries: Record<string, string | null>, expected: string]>([
  ["f('提交')", { 提交: "Don't" }, 'f("Don\'t")'],
  [
    '`共 ${n} 条，${`第 ${i} 页`}`',
    { '共 {0} 条，{1}': '{1} of {0:one item|`items`}', '第 {0} 页': 'page {0}' },
    '`${`page ${i}`} of ${Number(n) === 1 ? "one item" : "`items`"}`',
  ],
  [
    '<a title="价格">{n} 条<b lang="zh">文</b></a>',
    { 价格: '"Price"', ' 条': ' items' },
    '<a title={"\\"Price\\""}>{n}{" items"}<b lang="zh">文</b></a>',
  ],
  [
    'html`<p title="第 ${n} 条">\n 共 ${n} 条 </p>${"无"}`',
    { '第 {0} 条': 'Row {0}', '共 {0} 条': '"{0}" & more', 无: 'none' },
    'html`<p title="Row ${n}">\n &quot;${n}&quot; & more </p>${"none"}`',
  ],
  [
    '/价格/; type T = "价格"; f("留", RegExp("价格"), { 价格: "没有" })',
    { 留: null },
    '/价格/; type T = "价格"; f("留", RegExp("价格"), { 价格: "没有" })',
  ],
])('texts of %s become English', (code, entries, expected) => {
  expect(inEnglish(catalogsOf(entries), 'src/a.tsx', code) ?? code).toBe(expected);
});

test('addresses of pages begin with the prefix of the language', () => {
  const sourceOf = englishSource({ root: '/site', catalogs: catalogsOf({}), addresses: /paths\.ts$/, prefix: '/en' });
  expect(sourceOf('/site/src/paths.ts', "({ home: '/', lcl: '/lcl', '/a?b': join('/') })")).toBe(
    '({ home: "/en", lcl: "/en/lcl", "/en/a?b": join(\'/\') })',
  );
  expect(sourceOf('/site/src/other.ts', "({ home: '/' })")).toBeUndefined();
});

test('a missing, an unused and a different text is named', () => {
  const messages = messagesOf('src/a.ts', 'f("价格", `共 ${n} 条`, `第 ${i} 页`)');
  const found = messages.map((message): Found => ({ message, file: 'src/a.ts', line: 1, near: '' }));
  const entries = { 共: 'all', '共 {0} 条': '{1} items', '第 {0} 页': '第 {0:upper}' };
  expect(problemsOf(catalogsOf(entries), found)).toEqual([
    'src/a.ts:1: no English for “价格”',
    'locales/en/src.json: 共: no source has this text',
    'locales/en/src.json: 共 {0} 条: the placeholders differ: {1} items',
    'locales/en/src.json: 第 {0} 页: the English has Chinese characters: 第 {0:upper}',
    'locales/en/src.json: 第 {0} 页: unknown form “upper”: 第 {0:upper}',
  ]);
  expect(problemsOf(catalogsOf({ 价格: 'Price', '共 {0} 条': '{0}', '第 {0} 页': '{0}' }, true), found)).toEqual([
    'locales/en/src.json: nothing is missing, so it is no longer "unfinished"',
  ]);
});
