import { expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { browserDigestOf, commonPasswords, rejectWeak } from '#server/auth/password/weak.ts';
import { strengthOf } from '#src/features/auth/StrengthMeter.tsx';

const phone = '13812345678';
const isRejected = (password: string): Promise<boolean> =>
  rejectWeak(phone, browserDigestOf(phone, password)).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === codes.passwordWeak,
  );

test('the list holds 3,000 passwords and more that one may choose at all, each once', () => {
  expect(commonPasswords.filter((password) => password.length >= 6).length).toBeGreaterThanOrEqual(3_000);
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
  expect(commonPasswords.filter((password) => password !== password.trim() || password.length < 6)).toEqual([]);
});

const guessed = `123456 password qwerty123 trustno1 Iloveyou DRAGON letmein1 woaini520 5201314 1314520 123456aa qq123456
  a123456789 wangwei123 zhangwei nihao123 Huayun@2025 chemical123 ${phone} a${phone} 12345678`;

test.each(guessed.split(/\s+/))('%s is rejected', async (password) => expect(await isRejected(password)).toBe(true));

test.each(['Harbour#2026-tide', '三江口的渡船-88', 'nK4$wq_81zTp'])('%s is not', async (password) =>
  expect(await isRejected(password)).toBe(false),
);

test.each([
  ['Huayun2018', true],
  ['Huayun2031', false],
  [`Zq${phone.slice(-6)}`, false],
  [`${phone.slice(-6)}!`, true],
  [phone.split('').toReversed().join(''), true],
])('the years are 2018 to 2030, the digits at least six of the phone: %s', async (password, rejected) =>
  expect(await isRejected(password)).toBe(rejected),
);

// a point each for 8 and for 12 characters, for 2 and for 3 kinds of them; weak below 2 points or 5 different characters
test.each([
  ['', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdef1', 'weak'],
  ['abcdef12', 'fair'],
  ['abcdefghijkl', 'fair'],
  ['Abcdefghij1', 'fair'],
  ['Abcdefghijk1', 'strong'],
  ['aabb1122aabb', 'weak'],
  ['aabbc122aabb', 'fair'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
