import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as fields from '#contract/protocol/fields.ts';
import * as registryNumbers from '#contract/protocol/registryNumbers.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import { plainText, seenText } from '#contract/protocol/textInput.ts';
import { browserDigestOf } from '#server/auth/password/weak.ts';
import { passwordDigestOf } from '#src/api/secrets.ts';

const fullWidth = (text: string) =>
  text
    .replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0))
    .replaceAll(' ', '\u3000');

/** Invisible characters that are copied with a text. */
const unseen = ['\u00AD', '\u200B', '\u200E', '\u200F', '\u202A', '\u202C', '\u202E', '\u2060', '\u2066', '\uFEFF'];

/** Every field that is a code or a number: its value must not depend on the composition of its characters. */
const codes: Record<string, [schema: z.ZodMiniType, plain: string]> = {
  phone: [fields.phone, '13812345678'],
  userName: [fields.userName, '13812345678'],
  smsCode: [fields.smsCode, '246801'],
  submittedSmsCode: [fields.submittedSmsCode, '246801'],
  telephone: [fields.telephone, '+86 21 5555 0110 ext. 22'],
  unNumber: [unNumber, '1263'],
  casNumber: [registryNumbers.cas, '67-63-0'],
  containerNumber: [registryNumbers.containerNumber, 'CSQU3054383'],
  hsCode: [registryNumbers.hsCode, '3208901000'],
  creditCode: [registryNumbers.creditCode, '91310115MA1H00000X'],
  quantity: [fields.quantity(1_000_000), '1,234.5'],
  count: [fields.count(100), '42'],
  day: [fields.day, '2026-03-02'],
  code: [fields.optionalCode(40), 'COSU-6300123'],
  latinText: [fields.latinText(60), 'PAINT RELATED (No. 2)'],
};

describe.each(Object.entries(codes))('%s', (_, [schema, plain]) => {
  const read = (typed: string) => schema.safeParse(typed);

  test('is itself first', () => expect(read(plain).success).toBe(true));

  test('is the same in full-width characters', () => expect(read(fullWidth(plain))).toEqual(read(plain)));

  test.each(unseen)('is the same with %j in it', (mark) => {
    for (const at of [0, 1, Math.ceil(plain.length / 2), plain.length])
      expect(read(plain.slice(0, at) + mark + plain.slice(at))).toEqual(read(plain));
  });
});

describe('a text', () => {
  const name = 'Société Générale – 华东化工';

  test('is stored as it was written, composed or not', () => {
    expect(fields.text(60).parse(name.normalize('NFC'))).toBe(name.normalize('NFC'));
    expect(seenText('㎏ ① ﬁ Ａ')).toBe('㎏ ① ﬁ Ａ');
  });

  test.each([
    ['１２３', '123'],
    ['㎥', 'm3'],
    ['ＡＢＣ　ａｂｃ', 'ABC abc'],
    ['e\u0301', '\u00e9'],
  ])('plain text has %s as %s', (typed, plain) => expect(plainText(typed)).toBe(plain));
});

describe('a password', () => {
  const phone = '13812345678';
  const typed = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 });

  test('is one for the browser and the service', () => {
    fc.assert(
      fc.property(typed, (password) => {
        expect(passwordDigestOf(phone, password)).toBe(browserDigestOf(phone, password));
      }),
    );
  });

  test.each([
    ['Ａ-2026-gong', 'A-2026-gong'],
    ['Pass-2026', 'pass-2026'],
    ['pass-2026 ', 'pass-2026'],
  ])('%j is not %j: it is composed anew, and otherwise left as it is', (one, other) =>
    expect(passwordDigestOf(phone, one)).not.toBe(passwordDigestOf(phone, other)),
  );
});
