import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes, Refusal } from '#contract/refusal.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '../messages.ts';
import { projectRoot } from '../root.ts';

/** What a browser sends for a password (`passwordDigest` in the contract). */
export const browserDigestOf = (phone: string, password: string): string =>
  createHash('sha256')
    .update(`echem|${phone}|${password.normalize('NFC')}`)
    .digest('hex');

const productWords = ['huayun', 'huayuntong', 'echem', 'hyt', 'chemical', 'freight', 'shipping', '化运通'];
const years = Array.from({ length: 13 }, (_, index) => String(2018 + index));
const endings = [
  '',
  ...'1 12 123 1234 12345 123456 01 001 520 666 888 000 abc ! @ #'.split(' '),
  ...'@1 @12 @123 @1234 #123 _123 .123 123! 123. @666 @888 !@#'.split(' '),
  ...years.flatMap((year) => [year, `@${year}`, `${year}!`]),
];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const long = (password: string): boolean => password.length >= limits.passwordMin;

const common = readFileSync(join(projectRoot, 'service/password/common.txt'), 'utf8').split('\n').filter(long);

const everybodys = new Set(
  [...common, ...productWords.flatMap((word) => endings.map((ending) => word + ending))]
    .filter(long)
    .flatMap((password) => [password, capitalised(password), password.toUpperCase()]),
);

const ownersOf = (phone: string): string[] => {
  const parts = [phone, phone.slice(-8), phone.slice(-7), phone.slice(-6), phone.slice(0, 7)];
  return [...parts, phone.split('').toReversed().join('')].flatMap((part) => [
    part,
    `a${part}`,
    `${part}a`,
    `${part}!`,
  ]);
};

/**
 * Whether a digest is that of a password everybody tries first, a word of the product or the phone itself. The
 * browser's digest is a function of phone and password, so that the list can be digested for this phone and compared.
 */
const isWeak = (phone: string, digest: string): boolean =>
  ownersOf(phone).some((password) => browserDigestOf(phone, password) === digest) ||
  [...everybodys].some((password) => browserDigestOf(phone, password) === digest);

/** Refuses a password that is among the first to be guessed. */
export const refuseWeak = (phone: string, digest: string): void => {
  if (isWeak(phone, digest)) throw new Refusal(codes.passwordWeak, messages.passwordWeak);
};
