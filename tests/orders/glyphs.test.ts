import { describe, expect, test } from 'vitest';
import { runsOf } from '#server/orders/pdf/fonts.ts';
import { drawable, missingIn } from '#server/orders/pdf/glyphs.ts';

describe('a text is printed with what its fonts have', () => {
  test.each([
    ['what they have stays', '上海 → Köln, 1,5 m³ ℃ Ж 龘', '上海 → Köln, 1,5 m³ ℃ Ж 龘'],
    [
      'letters of eastern Europe become the ones they come from',
      'Łódź, Małaszewicze, Győr, İzmir, Třinec',
      'Lódz, Malaszewicze, Gyor, Izmir, Trinec',
    ],
    ['an accent typed by itself joins its letter', 'Ko\u0308ln', 'Köln'],
    ['what no font has is marked', '𠮷🚛ก', '〓〓〓'],
    ['invisible characters are left out', 'a\u0007\u{10FFFF}\uE000b', 'ab'],
    ['line ends stay', '一\n二', '一\n二'],
  ])('%s', (_name, text, rendered) => expect(drawable(text)).toBe(rendered));

  test('what is marked is named once, and nothing else', () =>
    expect(missingIn('𠮷野 Łódź ก〓 㐂龘\n𠮷🚛\u0007')).toBe('𠮷ก㐂🚛'));

  test('nothing of it is lost', () => {
    const text = 'Łódź 上海 🚛 office 20GP';
    expect(
      runsOf(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(drawable(text));
    expect(runsOf('UN 1263 PAINT').map((run) => run.text)).toContain('1263');
  });
});
