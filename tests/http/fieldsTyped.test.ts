import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as fields from '#contract/protocol/fields.ts';

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0));

const problemOf = (schema: Parameters<typeof fields.problemsOf>[0], value: unknown) =>
  fields.problemsOf(schema, value)[''];

describe('a mobile number', () => {
  const digits = fc.stringMatching(/^1[2-9]\d{9}$/);
  const gap = fc.constantFrom('', ' ', '  ', '-', '–', '·', '.', '\u3000', '\u200B');
  const country = fc.constantFrom('', '+86', '+86 ', '0086', '86 ', '(86)', '＋８６');

  test.each([
    ['phone', fields.phone],
    ['userName', fields.userName],
  ])('is the same however it is written down: %s', (_, schema) => {
    fc.assert(
      fc.property(digits, gap, country, fc.boolean(), (phone, between, before, wide) => {
        const written = `${before}${phone.slice(0, 3)}${between}${phone.slice(3, 7)}${between}${phone.slice(7)}`;
        expect(schema.parse(wide ? fullWidth(written) : written)).toBe(phone);
      }),
    );
  });

  test('parsed from any text is a number of eleven digits or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fields.phone.safeParse(text).data ?? '13812345678').toMatch(/^1[2-9]\d{9}$/);
      }),
    );
  });
});

describe('an SMS code', () => {
  test('is found in its message, even beside other digits', () => {
    const code = fc.stringMatching(/^\d{6}$/);
    const message = fc.constantFrom(
      (given: string) => `【化运通】您的登录验证码是 ${given}，5 分钟内有效，客服 400-123-4567。`,
      (given: string) => `${given}（登录验证码），10分钟内有效，请勿告诉他人。`,
      (given: string) => `验证码：${given} ，您正在 2026-11-22 登录。`,
      (given: string) => `${given} is your code, sent to 13812345678.`,
    );
    fc.assert(
      fc.property(code, message, (given, wrap) => {
        expect(fields.submittedSmsCode.parse(wrap(given))).toBe(given);
      }),
    );
  });

  test('is the same with blanks, dashes or full-width digits; longer ones are not cut', () => {
    for (const typed of ['246 801', '246-801', '２４６８０１', ' 246801\n'])
      expect(fields.smsCode.parse(typed)).toBe('246801');
    expect(problemOf(fields.smsCode, '2468012')).toBe('smsCodeLength');
  });
});

describe('a quantity', () => {
  const quantity = fields.quantity(1_000_000);

  test('is the same typed, pasted with separators, or in full-width digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const value = cents / 100;
        const plain = value.toFixed(2);
        const separated = plain.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
        for (const typed of [value, plain, separated, ` ${separated.replaceAll(',', ' ')} `, fullWidth(plain)]) {
          expect(quantity.parse(typed)).toBe(value);
        }
      }),
    );
  });

  test('once parsed is parsed to itself', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1_000_000, noNaN: true }), (value) => {
        expect(quantity.parse(quantity.parse(value))).toBe(value);
      }),
    );
  });

  test('parsed from any text is a number within bounds or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = quantity.safeParse(text).data ?? 1;
        expect(value > 0 && value <= 1_000_000).toBe(true);
      }),
    );
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['十', 'numberInvalid'],
    ['1e3', 'numberInvalid'],
    ['0x10', 'numberInvalid'],
    ['1.2.3', 'numberInvalid'],
    ['Infinity', 'numberInvalid'],
    [null, 'numberInvalid'],
    ['0', 'mustBePositive'],
    ['-5', 'mustBePositive'],
    ['1000000.01', 'tooMany'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(quantity, value)).toBe(problem));
});

describe('a count', () => {
  const count = fields.count(50);

  test.each([
    ['1.5', 'mustBeWhole'],
    ['0', 'mustBePositive'],
    ['51', 'tooMany'],
    ['', 'required'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(count, value)).toBe(problem));

  test('is a whole number, also with a full-width digit', () => expect(count.parse('１２')).toBe(12));
});

describe('a day', () => {
  test('is understood in the ways people write it', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-').map(Number);
        for (const typed of [
          iso,
          `${year}/${month}/${day}`,
          `${year}.${month}.${day}`,
          `${year}年${month}月${day}日`,
          fullWidth(`${year}-${month}-${day}`),
        ]) {
          expect(fields.day.parse(typed)).toBe(iso);
        }
      }),
    );
  });

  test.each([
    ['', 'notChosen'],
    ['2026-02-29', 'dateInvalid'],
    ['2026-13-01', 'dateInvalid'],
    ['16/03/2026', 'dateInvalid'],
    ['明天', 'dateInvalid'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(fields.day, value)).toBe(problem));
});
