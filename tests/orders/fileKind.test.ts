import { expect, test } from 'vitest';
import { cleanFileName, fileKindOf } from '#service/orders/fileKind.ts';
import { sampleFile } from '#tests/support/files.ts';

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\papers\\a.pdf', 'a.pdf'],
  ['a\u202Egnp.pdf', 'agnp.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['   ', '单证.pdf'],
  ['<x>|"y".pdf', 'xy.pdf'],
  // as macOS names files
  ['Re\u0301sume\u0301.PDF', 'R\u00e9sum\u00e9.pdf'],
  [`${'长'.repeat(200)}.pdf`, `${'长'.repeat(100)}.pdf`],
])('the name %j becomes %j', (name, clean) => expect(cleanFileName(name, { endings: ['pdf'] })).toBe(clean));

test.each([
  ['pdf', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['html', undefined],
] as const)('a file that begins like %s is %s', (name, mediaType) =>
  expect(fileKindOf(sampleFile[name]())?.mediaType).toBe(mediaType),
);
