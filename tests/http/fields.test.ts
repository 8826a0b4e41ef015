import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as fields from '#contract/protocol/fields.ts';
import * as registryNumbers from '#contract/protocol/registryNumbers.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';

const problemOf = (schema: Parameters<typeof fields.problemsOf>[0], value: unknown) =>
  fields.problemsOf(schema, value)[''];

describe('codes of the trade', () => {
  test.each(['1263', 'UN1263', 'un 1263', ' UN  1263 '])('%j is UN number 1263', (typed) =>
    expect(unNumber.parse(typed)).toBe('1263'),
  );

  test.each(['126', '12630', 'UN', '12a3', ''])('%j is no UN number', (typed) =>
    expect(problemOf(unNumber, typed)).toBe('unNumberInvalid'),
  );

  test.each([
    ['3208.90.10', '32089010'],
    ['3208 9010 00', '3208901000'],
    ['320890', '320890'],
  ])('HS code %j is %s', (typed, code) => expect(registryNumbers.hsCode.parse(typed)).toBe(code));

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
        // the country's code may stand before it
        const expected = /^(?:86)?1[2-9]\d{9}$/.test(digits);
        expect(fields.phone.safeParse(digits).success).toBe(expected);
      }),
    );
  });

  test.each([
    ['', 'required'],
    ['1381234567', 'phoneLength'],
    ['138123456789', 'phoneLength'],
    ['11812345678', 'phoneInvalid'],
    ['2381234567x', 'phoneInvalid'],
  ])('userName %j is rejected as %s', (typed, problem) => expect(problemOf(fields.userName, typed)).toBe(problem));

  test.each([
    ['', 'required', 'required'],
    ['123', 'smsCodeLength', 'smsCodeLength'],
    ['1234', undefined, 'smsCodeLength'],
    ['12345', undefined, undefined],
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

  test('blanks alone are no text', () => {
    expect(problemOf(fields.text(10), '  ')).toBe('required');
    expect(problemOf(fields.text(3), '一二三四')).toBe('tooLong');
    expect(fields.text(3).parse(' 一二 ')).toBe('一二');
  });
});
