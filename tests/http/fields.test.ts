import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountEmail } from '#contract/auth/emailLogin.ts';
import * as fields from '#contract/protocol/fields.ts';
import * as registryNumbers from '#contract/protocol/registryNumbers.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';

const problemOf = (schema: Parameters<typeof fields.problemsOf>[0], value: unknown) =>
  fields.problemsOf(schema, value)[''];

describe('codes of the trade', () => {
  test.each(['126', '12630', 'UN', '12a3', ''])('%j is no UN number', (typed) =>
    expect(problemOf(unNumber, typed)).toBe('unNumberInvalid'),
  );

  test.each(['32089', '3208901', '32089010001', '3208-90', ''])('%j is no HS code', (typed) =>
    expect(problemOf(registryNumbers.hsCode, typed)).toBe('hsCodeInvalid'),
  );

  test.each(['CNSHA', 'USLAX', 'GB2AB'])('%s is a port code', (typed) =>
    expect(fields.portCode.parse(typed)).toBe(typed),
  );
  test.each(['cnsha', 'CNSH', 'CNSH1', '12SHA'])('%s is no port code', (typed) =>
    expect(problemOf(fields.portCode, typed)).toBe('portUnknown'),
  );
});

describe('people', () => {
  test('a mainland mobile number has 11 digits, the first 1, the second 2 to 9 (specification section 5)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9,13}$/), (digits) => {
        // it may start with the country code
        const expected = /^(?:86)?1[2-9]\d{9}$/.test(digits);
        expect(fields.phone.safeParse(digits).success).toBe(expected);
      }),
    );
  });

  test.each([
    ['', 'required'],
    ['1381234567', 'phoneLength'],
    ['11812345678', 'phoneInvalid'],
    ['2381234567x', 'phoneInvalid'],
  ])('userName %j is rejected as %s', (typed, problem) => expect(problemOf(fields.userName, typed)).toBe(problem));

  test.each([
    ['', 'required', 'required'],
    ['123', 'smsCodeLength', 'smsCodeLength'],
    ['1234', undefined, 'smsCodeLength'],
    ['123456', undefined, undefined],
    ['1234567', 'smsCodeLength', 'smsCodeLength'],
  ])('SMS code %j: field %s, submit %s', (typed, inField, atSubmit) => {
    expect(problemOf(fields.smsCode, typed)).toBe(inField);
    expect(problemOf(fields.submittedSmsCode, typed)).toBe(atSubmit);
  });

  test.each(['021-5555 0110', '+86 21 5555 0110', '(0574) 8765 4321', '400-820-0000转123', '+1 310 555 0100 ext. 22'])(
    '%s is a telephone number',
    (typed) => expect(problemOf(fields.telephone, typed)).toBeUndefined(),
  );
  test.each(['12345', 'call me', '+86 21 5555 0110 or mail'])('%s is no telephone number', (typed) =>
    expect(problemOf(fields.telephone, typed)).toBe('telephoneInvalid'),
  );

  test.each([
    [fields.email, 'Ａnna＠Example．com', 'Anna@Example.com'],
    [fields.email, 'mailto:a.b@example.com?subject=x', 'a.b@example.com'],
    [fields.email, ' "Li, Na" <li.na@example。com>; ', 'li.na@example.com'],
    [accountEmail, '邮箱：Li Na <Li.Na@Example.com>', 'li.na@example.com'],
    [fields.telephone, 'tel:+86–21—5555 0110', '+86-21-5555 0110'],
    [fields.phone, '手机：＋８６ １３８-１２３４-５６７８', '13812345678'],
    [fields.companyName(20), ' 上海 ＡＢＣ(中国) 有限公司 ', '上海ABC（中国）有限公司'],
    [registryNumbers.creditCode, '税号：９１３１００００-MA1FL0001Q', null],
    [registryNumbers.hsCode, 'HS Code：2905.11.00', '29051100'],
    [registryNumbers.cas, ' ６７ - 56−1 ', '67-56-1'],
    [unNumber, ' un  1263 ', '1263'],
    [registryNumbers.containerNumber, '箱号：ｍｓｋｕ 123456-5', 'MSKU1234565'],
    [unNumber, '联合国编号：UN No. 1263', '1263'],
    [fields.quantity(1e5, 'kg'), '２，５００．５ 公斤', 2500.5],
    [fields.quantity(1e5, 'kg'), '1.005吨', 1005],
    [fields.quantity(1e5, 'kg'), '20 m³', null],
    [fields.quantity(1e5, 'm³'), '900 L', 0.9],
    [fields.day, '２０２６．１．５', '2026-01-05'],
  ])('decorated and full-width text is read as its field means it: %#', (schema, typed, read) =>
    expect(schema.safeParse(typed).data ?? null).toEqual(read),
  );

  test('blanks alone are no text', () => {
    expect(problemOf(fields.text(10), '  ')).toBe('required');
    expect(problemOf(fields.text(3), '一二三四')).toBe('tooLong 3');
    expect(fields.text(3).parse(' 一二 ')).toBe('一二');
  });
});

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0));

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
    ['十', 'numberInvalid'],
    ['1e3', 'numberInvalid'],
    ['1.2.3', 'numberInvalid'],
    [null, 'numberInvalid'],
    ['0', 'mustBePositive'],
    ['-5', 'mustBePositive'],
    ['1000000.01', 'tooMany 1000000'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(quantity, value)).toBe(problem));
});

describe('a count', () => {
  const count = fields.count(50);

  test.each([
    ['1.5', 'mustBeWhole'],
    ['0', 'mustBePositive'],
    ['51', 'tooMany 50'],
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
    ['16/03/2026', 'dateInvalid'],
    ['明天', 'dateInvalid'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(fields.day, value)).toBe(problem));
});
