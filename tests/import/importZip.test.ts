import { expect, test } from 'vitest';
import { importLimits } from '#server/import/files/files.ts';
import { parseFiles } from '#server/import/files/parse.ts';
import { unzipped } from '#server/import/files/zip.ts';
import { zipOf } from '#tests/support/zip.ts';

const carriers = 'code,name_zh,name_en\nHXL,华信,Huaxin';
/** 航线.csv in GBK, as the file explorer of a Chinese Windows writes it. */
const inGbk = new Uint8Array([0xba, 0xbd, 0xcf, 0xdf, ...Buffer.from('.csv')]);

test('a zipped folder is read like the folder, whoever made it', async () => {
  const bytes = zipOf([
    { name: 'huaxin/', text: '' },
    { name: 'huaxin/carriers.csv', text: carriers },
    { name: 'huaxin/.DS_Store', text: 'x' },
    { name: '__MACOSX/huaxin/._carriers.csv', text: 'x' },
    { name: inGbk, text: 'code,name_zh\nNEUR,欧洲线' },
  ]);
  const { tables, problems } = await parseFiles([{ path: 'huaxin.zip', bytes }]);
  expect(problems).toEqual([]);
  expect(tables.map(({ spec, file, rows }) => [spec.name, file, rows.length])).toEqual([
    ['carriers', 'huaxin/carriers.csv', 1],
    ['lanes', '航线.csv', 1],
  ]);
});

test('an archive may not unpack to more than an import takes, whatever it says', async () => {
  const bytes = zipOf([{ name: 'carriers.csv', text: 'x'.repeat(importLimits.allBytes + 1) }]);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await unzipped({ path: 'a.zip', bytes })).toMatchObject({
    file: 'a.zip',
    text: '全部文件太大：合计不超过 64 MB',
  });
  const many = zipOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}.csv`, text: '' })));
  expect(await unzipped({ path: 'a.zip', bytes: many })).toMatchObject({ text: '压缩包中的文件太多：不超过 2000 个' });
  const lying = zipOf([{ name: 'carriers.csv', text: 'x'.repeat(1_000_000) }]);
  const directory = lying.length - 22 - 46 - 'carriers.csv'.length;
  new DataView(lying.buffer).setUint32(directory + 24, 10, true);
  expect(await unzipped({ path: 'a.zip', bytes: lying })).toMatchObject({ file: 'a.zip' });
});
