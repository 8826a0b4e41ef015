import { expect, test } from 'vitest';
import { cleanFileName, fileTypeOf } from '#server/orders/documents/fileType.ts';

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
  ['a.exe', 'a.pdf'],
  [' ..\\ .x .pdf ', 'x.pdf'],
  ['a .pdf', 'a.pdf'],
])('the name %j becomes %j', (name, clean) => expect(cleanFileName(name, { endings: ['pdf'] })).toBe(clean));

test.each([
  ['scan.jpeg', 'scan.jpeg'],
  ['scan.pdf', 'scan.jpg'],
  ['jpeg', 'jpeg.jpg'],
])('of a picture %s becomes %s', (name, clean) =>
  expect(cleanFileName(name, { endings: ['jpg', 'jpeg'] })).toBe(clean),
);

test.each([
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], ['pdf']],
  ['a JPEG', [0xff, 0xd8, 0xff], ['jpg', 'jpeg']],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ['png']],
])('%s is known by its first bytes, all of them and something after', (_, magic, endings) => {
  expect(fileTypeOf(Uint8Array.from([...magic, 0]))?.endings).toEqual(endings);
  expect(fileTypeOf(Uint8Array.from(magic))).toBeUndefined();
  for (const index of magic.keys()) {
    const other = magic.with(index, (magic[index]! + 1) % 256);
    expect(fileTypeOf(Uint8Array.from([...other, 0]))).toBeUndefined();
  }
});
