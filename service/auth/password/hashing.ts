import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { messages, waitInWords } from '#service/http/messages.ts';
import type { Secret } from '#service/config/secrets.ts';
import { acceptedKeys, keyedDigestOf } from '#service/config/secrets.ts';
import { turns, turnsByKey } from './turns.ts';

/** Work factors of scrypt; `ln` is the logarithm of N. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet lists as equal: N=2^15, p=3 instead of N=2^17, p=1.
 * It takes 32 MiB instead of 128 MiB and half the time, so that sign-in is no lever to exhaust a small host.
 */
const standardCost: Cost = { ln: 15, r: 8, p: 3 };

const atOnce = 2;
const waitingMax = 24;
/** So many sign-ins of an address are judged at once, and so many more may wait for them. */
const addressAtOnce = 4;
const addressWaitingMax = 100;
const busySeconds = 5;
/** A multiple of three, so that the fingerprint behind it keeps characters of its own in base64. */
const saltBytes = 18;
const keyBytes = 32;

interface Kept {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const read = (text: string): Kept => {
  const [, ln, r, p, salt = '', key = ''] = phc.exec(text) ?? [];
  if (key === '') throw new Error('a kept password cannot be read');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const written = ({ cost: { ln, r, p }, salt, key }: Kept): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;

const fingerprintBytes = 6;

/** Names a key without telling anything of it: 8 characters of base64, with which the salts of its passwords end. */
export const fingerprintOf = (key: string): string =>
  Buffer.from(keyedDigestOf(key, 'fingerprint'), 'hex').subarray(0, fingerprintBytes).toString('base64');

const busy = (): Refusal => new Refusal(codes.tooMany, messages.signInBusy(waitInWords(busySeconds)), busySeconds);

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Salts of earlier builds are shorter and name no key. */
const isMadeWith = (fingerprint: Buffer, salt: Buffer): boolean =>
  salt.length === saltBytes + fingerprintBytes && salt.subarray(saltBytes).equals(fingerprint);

export interface Passwords {
  /** What is kept of a password, given as the browser's digest: a PHC string with a salt of its own. */
  keptAs: (digest: string) => Promise<string>;
  /**
   * Whether a digest is the kept password's; nothing kept is never right and takes as long. Refused with 429 while
   * too many others wait.
   */
  matches: (digest: string, kept: string | null) => Promise<boolean>;
  /**
   * Runs a sign-in when it is the turn of its address: what counts until it proves right is held by a few at a time, so that
   * an office that comes in at once waits for each other instead of using up its limits. Refused with 429 where a hundred wait.
   */
  inTurn: <Result>(address: string, signIn: () => Promise<Result>) => Promise<Result>;
  /** Whether it was kept with other work factors, or maybe with another key, than are in force. */
  isOutdated: (kept: string) => boolean;
}

/** Keeps and compares passwords with scrypt, a few at a time; `secret` is the pepper outside the database. */
export const openPasswords = (secret: Secret, cost: Cost = standardCost): Passwords => {
  const queue = turns(atOnce);
  const ofAddresses = turnsByKey(addressAtOnce);
  const keyOf = (pepper: string, digest: string, { cost: { ln, r, p }, salt }: Omit<Kept, 'key'>): Promise<Buffer> => {
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    return queue.take(() => derive(keyedDigestOf(pepper, `password|${digest}`), salt, keyBytes, options));
  };
  const fingerprint = Buffer.from(fingerprintOf(secret.current), 'base64');
  const freshSalt = (): Buffer => Buffer.concat([randomBytes(saltBytes), fingerprint]);
  const nobody = (): Kept => ({ cost, salt: freshSalt(), key: randomBytes(keyBytes) });
  return {
    async keptAs(digest) {
      const fresh = { cost, salt: freshSalt() };
      return written({ ...fresh, key: await keyOf(secret.current, digest, fresh) });
    },
    async matches(digest, kept) {
      if (queue.waiting() >= waitingMax) throw busy();
      const expected = kept === null ? nobody() : read(kept);
      // every key is tried whoever's password it is, so that the time tells nothing of the account
      const keys = await Promise.all(acceptedKeys(secret).map((pepper) => keyOf(pepper, digest, expected)));
      const same = keys.filter((key) => timingSafeEqual(key, expected.key));
      return same.length > 0 && kept !== null;
    },
    async inTurn(address, signIn) {
      if (ofAddresses.waiting(address) >= addressWaitingMax) throw busy();
      return ofAddresses.take(address, signIn);
    },
    isOutdated(kept) {
      const {
        cost: { ln, r, p },
        salt,
      } = read(kept);
      return ln !== cost.ln || r !== cost.r || p !== cost.p || !isMadeWith(fingerprint, salt);
    },
  };
};
