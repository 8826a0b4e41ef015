import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { messages } from '#server/http/errors/messages.ts';
import { projectRoot } from '#server/config/projectRoot.ts';

/** The digest a browser sends for a password (`passwordDigest` in the contract). */
export const browserDigestOf = (phone: string, password: string): string =>
  hash('sha256', `echem|${phone}|${password.normalize('NFC')}`);

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

const listed = (name: string): string[] =>
  readFileSync(join(projectRoot, 'server/auth/password', name), 'utf8')
    .split('\n')
    .filter((password) => long(password) && !password.startsWith('# '));

/** Common passwords: some for China and this trade, and the head of a list of leaked ones. */
export const commonPasswords: readonly string[] = [...listed('common.txt'), ...listed('leaked.txt')];

const everybodys = [
  ...new Set(
    [...commonPasswords, ...productWords.flatMap((word) => endings.map((ending) => word + ending))]
      .filter(long)
      .flatMap((password) => [password, capitalised(password), password.toUpperCase()]),
  ),
];

/** The number of passwords digested before other requests get a turn: a millisecond or two. */
const atOnce = 1_000;

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
 * Whether a digest is that of a common password, a word of the product or the phone itself. The browser's digest is a
 * function of phone and password, so the list can be digested for this phone and compared.
 */
const isWeak = async (phone: string, digest: string): Promise<boolean> => {
  const isIt = (password: string) => browserDigestOf(phone, password) === digest;
  if (ownersOf(phone).some(isIt)) return true;
  for (let first = 0; first < everybodys.length; first += atOnce) {
    if (everybodys.slice(first, first + atOnce).some(isIt)) return true;
    await afterOthers();
  }
  return false;
};

/** Rejects a password that is easy to guess. */
export const rejectWeak = async (phone: string, digest: string): Promise<void> => {
  if (await isWeak(phone, digest)) throw new ApiError(codes.passwordWeak, messages.passwordWeak);
};
