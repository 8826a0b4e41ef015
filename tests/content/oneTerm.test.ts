import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#service/config/projectRoot.ts';

/** Words that users shall not read, with the term that stands for the thing everywhere. */
const synonyms: readonly (readonly [synonym: RegExp, term: string])[] = [
  [/限量/, '有限数量（LQ）；其他数量写“上限”'],
  [/MSDS/, 'SDS'],
  [/罐箱导则|(?<!可移动)罐柜导则/, '可移动罐柜导则'],
  [/免用箱|免箱期|免柜期|免费用箱(?!期)/, '免费用箱期'],
  [/发收货人|收、发货人|收\/发货人/, '收发货人'],
  [/库间|仓间|普通仓(?!储)/, '库房；库类写“普通库”'],
  [/配装类|相容组|相容性组/, '配装组'],
  [/鉴定结果单（危包证）|俗称危包证/, '危包证是性能单与使用鉴定的合称；单独一张写“使用鉴定”'],
];

const folders = ['src', 'contract', 'service', 'machines'];
const isText = (name: string) => /\.(?:tsx?|csv|html|json)$/.test(name);

const files = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => isText(name) && !name.includes('db/migrations'))
    .map((name) => join(folder, name)),
);
const lines = files.flatMap((file) =>
  readFileSync(join(projectRoot, file), 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
);

test.each(synonyms)('%s is never said', (synonym, term) => {
  const found = lines.filter(({ line }) => synonym.test(line)).map(({ at }) => `${at}: ${term}`);
  expect(found).toEqual([]);
});

test('every term of the glossary is used in a text for users', () => {
  const all = lines.map(({ line }) => line).join('\n');
  for (const term of ['有限数量', 'SDS', '可移动罐柜导则', '免费用箱期', '收发货人', '库房', '配装组', '危包证'])
    expect([term, all.includes(term)]).toEqual([term, true]);
});

test('the documents called 危包证 have one explanation: a performance result and a use appraisal', () => {
  const defined = lines.filter(({ line }) =>
    /合称[^。]{0,8}危包证|即通常所说的“危包证”|危包证”是[^。]*合称/.test(line),
  );
  expect(defined.length).toBeGreaterThan(0);
  expect(defined.filter(({ line }) => !/性能单/.test(line) || !/使用鉴定/.test(line))).toEqual([]);
});

test('a refusal names its paragraph once', () => {
  const twice = lines.filter(({ line }) => /(IMDG (?:Code )?\d[\d.]+)[^'`]*\1/.test(line));
  expect(twice.map(({ at }) => at)).toEqual([]);
});
