import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { messages, waitText } from '#server/http/errors/messages.ts';
import type { Secret } from '#server/config/secrets.ts';
import { acceptedKeys, keyedDigestOf } from '#server/config/secrets.ts';
import { concurrencyLimit, concurrencyLimitByKey } from './concurrencyLimit.ts';

/** Work factors of scrypt; `ln` is the logarithm of N. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet lists as equal: N=2^15, p=3 instead of N=2^17, p=1. It
 * takes 32 MiB instead of 128 MiB and half the time, so that sign-ins cannot exhaust a small host.
 */
const standardCost: Cost = { ln: 15, r: 8, p: 3 };

const atOnce = 2;
const waitingMax = 24;
/** The number of concurrent sign-ins per address, and of those that may wait. */
const addressAtOnce = 4;
const addressWaitingMax = 100;
const busySeconds = 5;
/** A multiple of three, so that the fingerprint after it has its own base64 characters. */
const saltBytes = 18;
const keyBytes = 32;

interface StoredHash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const read = (text: string): StoredHash => {
  const [, ln, r, p, salt = '', key = ''] = phc.exec(text) ?? [];
  if (key === '') throw new Error('a stored password cannot be read');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const written = ({ cost: { ln, r, p }, salt, key }: StoredHash): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;

const fingerprintBytes = 6;

/** Identifies a key without revealing it: 8 base64 characters at the end of each salt. */
export const fingerprintOf = (key: string): string =>
  Buffer.from(keyedDigestOf(key, 'fingerprint'), 'hex').subarray(0, fingerprintBytes).toString('base64');

const busy = (): ApiError => new ApiError(codes.tooMany, messages.signInBusy(waitText(busySeconds)), busySeconds);

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Salts of earlier builds are shorter and identify no key. */
const isMadeWith = (fingerprint: Buffer, salt: Buffer): boolean =>
  salt.length === saltBytes + fingerprintBytes && salt.subarray(saltBytes).equals(fingerprint);

export interface Passwords {
  /** The stored form of a password, from the browser's digest: a PHC string with its own salt. */
  digestOf: (digest: string) => Promise<string>;
  /**
   * Whether a digest matches the stored password; a missing password never matches but takes as long. Rejects with 429
   * while too many others wait.
   */
  matches: (digest: string, stored: string | null) => Promise<boolean>;
  /**
   * Queues sign-ins per address: those that count until proven correct run a few at a time, so that an office signing
   * in at once does not use up its limits. Rejects with 429 if a hundred wait.
   */
  inTurn: <Result>(address: string, signIn: () => Promise<Result>) => Promise<Result>;
  /** Whether it was stored with other work factors or possibly another key than the current one. */
  isOutdated: (stored: string) => boolean;
}

/** Hashes and compares passwords with scrypt, a few at a time; `secret` is the pepper outside the database. */
export const openPasswords = (secret: Secret, cost: Cost = standardCost): Passwords => {
  const queue = concurrencyLimit(atOnce);
  const ofAddresses = concurrencyLimitByKey(addressAtOnce);
  const keyOf = (
    pepper: string,
    digest: string,
    { cost: { ln, r, p }, salt }: Omit<StoredHash, 'key'>,
  ): Promise<Buffer> => {
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    return queue.run(() => derive(keyedDigestOf(pepper, `password|${digest}`), salt, keyBytes, options));
  };
  const fingerprint = Buffer.from(fingerprintOf(secret.current), 'base64');
  const freshSalt = (): Buffer => Buffer.concat([randomBytes(saltBytes), fingerprint]);
  const unknownHash = (): StoredHash => ({ cost, salt: freshSalt(), key: randomBytes(keyBytes) });
  return {
    async digestOf(digest) {
      const fresh = { cost, salt: freshSalt() };
      return written({ ...fresh, key: await keyOf(secret.current, digest, fresh) });
    },
    async matches(digest, stored) {
      if (queue.waiting() >= waitingMax) throw busy();
      const expected = stored === null ? unknownHash() : read(stored);
      // every key is tried for every account, so that the time reveals nothing about the account
      const keys = await Promise.all(acceptedKeys(secret).map((pepper) => keyOf(pepper, digest, expected)));
      const same = keys.filter((key) => timingSafeEqual(key, expected.key));
      return same.length > 0 && stored !== null;
    },
    async inTurn(address, signIn) {
      if (ofAddresses.waiting(address) >= addressWaitingMax) throw busy();
      return ofAddresses.run(address, signIn);
    },
    isOutdated(stored) {
      const {
        cost: { ln, r, p },
        salt,
      } = read(stored);
      return ln !== cost.ln || r !== cost.r || p !== cost.p || !isMadeWith(fingerprint, salt);
    },
  };
};
