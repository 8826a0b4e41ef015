// @module-tag deep
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { browserDigestOf, commonPasswords, rejectWeak } from '#service/auth/password/weak.ts';

const isRejected = (phone: string, password: string): Promise<boolean> =>
  rejectWeak(phone, browserDigestOf(phone, password)).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === codes.passwordWeak,
  );

const phones = fc.stringMatching(/^1[3-9]\d{9}$/);
const phone = '13812345678';
const messages = 'huayun huayuntong echem chemical freight shipping 化运通'.split(' ');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('every one of the common passwords is rejected, small, with a capital and in capitals', async () => {
  const cases = [(one: string) => one, capitalised, (one: string) => one.toUpperCase()];
  await fc.assert(
    fc.asyncProperty(
      phones,
      fc.constantFrom(...commonPasswords),
      fc.constantFrom(...cases),
      async (of, word, written) => {
        expect(await isRejected(of, written(word))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test.each(['first', 'last'] as const)('so is the %s of the list', async (end) => {
  expect(await isRejected(phone, commonPasswords.at(end === 'first' ? 0 : -1)!)).toBe(true);
});

test.each(messages)('a word of the product with a year or digits after it is rejected: %s', async (word) => {
  for (const ending of ['2018', '2030', '@2026', '2026!', '123', '123456', '@123'])
    for (const written of [word, capitalised(word), word.toUpperCase()])
      expect([written + ending, await isRejected(phone, written + ending)]).toEqual([written + ending, true]);
});

test.each([
  ['Huayun2017', false],
  ['Huayun2018', true],
  ['Huayun2030', true],
  ['Huayun2031', false],
])('the years are those of 2018 to 2030: %s', async (password, rejected) =>
  expect(await isRejected(phone, password)).toBe(rejected),
);

test('the whole phone, its last eight, seven and six digits, its first seven, and backwards are rejected; five digits are not', async () => {
  await fc.assert(
    fc.asyncProperty(phones, fc.constantFrom('', 'a'), fc.constantFrom('', 'a', '!'), async (of, before, after) => {
      if (before !== '' && after !== '') return;
      for (const part of [
        of,
        of.slice(-8),
        of.slice(-7),
        of.slice(-6),
        of.slice(0, 7),
        of.split('').toReversed().join(''),
      ])
        expect(await isRejected(of, before + part + after)).toBe(true);
    }),
    { numRuns: 20 },
  );
  expect(await isRejected(phone, `Zq${phone.slice(-5)}`)).toBe(false);
  expect(await isRejected(phone, `Zq${phone.slice(-6)}`)).toBe(false);
});
