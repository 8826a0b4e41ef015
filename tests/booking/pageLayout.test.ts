import { expect, test } from 'vitest';
import { pageLines } from '#server/booking/safetySheet/pageLayout.ts';
import { rulingsIn } from '#server/booking/safetySheet/pageRulings.ts';
import { tidiedText } from '#server/booking/safetySheet/recognisedText.ts';

/** Text of 12 pixels at a position. */
const at = (x: number, y: number, text: string) => ({ text, x, right: x + text.length * 12, top: y, bottom: y + 12 });
const size = { width: 600, height: 800 };
const textsOf = (...args: Parameters<typeof pageLines>) => pageLines(...args).map(({ text, cells }) => cells ?? text);

test('cells are what stands between the lines in the picture of a page, however the lines of their texts stand', () => {
  const data = new Uint8Array(size.width * size.height * 4).fill(255);
  const mark = (x: number, y: number) => data.fill(0, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
  for (const y of [100, 160, 200]) for (let x = 50; x <= 450; x += 1) mark(x, y);
  for (const x of [50, 150, 450]) for (let y = 100; y <= 200; y += 1) mark(x, y);
  const pieces = [
    at(60, 110, '联合国'),
    at(60, 130, '编号'),
    at(160, 120, '1093'),
    at(60, 175, '类别'),
    at(160, 60, '14.'),
  ];
  const cells = ['14.', ['联合国编号', '1093'], ['类别', '']];
  expect(textsOf(pieces, rulingsIn({ ...size, data }), size)).toEqual(cells.with(2, '类别'));
});

test('columns that begin sections are read one after the other; labels and values are no columns', () => {
  const rows = Array.from({ length: 9 }, (_, row) => [
    at(20, 40 + row * 20, `left ${row}`),
    at(340, 40 + row * 20, `right ${row}`),
  ]);
  const sections = [at(20, 20, '13. 废弃处置'), at(340, 20, '14. 运输信息')];
  expect(textsOf([...sections, ...rows.flat()], [], size).slice(9, 12)).toEqual(['left 8', '14. 运输信息', 'right 0']);
  expect(textsOf(rows.flat(), [], size)[0]).toBe('left 0 right 0');
});

test.each([
  ['F lash po int: -17.0 "C - clo sed cup', 'Flash point: -17.0 °C - closed cup'],
  ['内点〈"C) : 4〈 团杯)', '闪点(°C) : 4(闭杯)'],
  ['U N-No UN 1O 9 0, PACK ING GROUP', 'UN-No UN 1090, PACKING GROUP'],
  ['UN 1090 2 L, SOIL in UN boxes', 'UN 1090 2 L, SOIL in UN boxes'],
])('the recognised text %s is read as %s', (recognised, text) => {
  expect(tidiedText(recognised)).toBe(text);
});
