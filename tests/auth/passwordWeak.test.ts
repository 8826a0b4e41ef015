import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { browserDigestOf, commonPasswords, rejectWeak } from '#service/auth/password/weak.ts';

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

test('checking one delays no other request', async () => {
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const turns: number[] = [];
  for (let round = 0; round < 5; round++) {
    longest = 0;
    await isRejected('nK4$wq_81zTp');
    turns.push(longest);
  }
  clearInterval(watch);
  // the quietest of five rounds: a machine that runs other tests may be late by itself
  expect(Math.min(...turns)).toBeLessThan(25);
});
