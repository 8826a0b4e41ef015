import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codes, Refusal } from '#contract/refusal.ts';
import { messages, waitInWords } from '../messages.ts';
import { keyedDigestOf } from '../secrets.ts';
import { turns } from './turns.ts';

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
const busySeconds = 5;
const saltBytes = 16;
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

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export interface Passwords {
  /** What is kept of a password, given as the browser's digest: a PHC string with a salt of its own. */
  keptAs: (digest: string) => Promise<string>;
  /**
   * Whether a digest is the kept password's; nothing kept is never right and takes as long. Refused with 429 while
   * too many others wait.
   */
  matches: (digest: string, kept: string | null) => Promise<boolean>;
  /** Whether it was kept with other work factors than are in force. */
  isOutdated: (kept: string) => boolean;
}

/** Keeps and compares passwords with scrypt, a few at a time; `secret` is the pepper outside the database. */
export const openPasswords = (secret: string, cost: Cost = standardCost): Passwords => {
  const queue = turns(atOnce);
  const keyOf = (digest: string, { cost: { ln, r, p }, salt }: Omit<Kept, 'key'>): Promise<Buffer> => {
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    return queue.take(() => derive(keyedDigestOf(secret, `password|${digest}`), salt, keyBytes, options));
  };
  const nobody = (): Kept => ({ cost, salt: randomBytes(saltBytes), key: randomBytes(keyBytes) });
  return {
    async keptAs(digest) {
      const fresh = { cost, salt: randomBytes(saltBytes) };
      return written({ ...fresh, key: await keyOf(digest, fresh) });
    },
    async matches(digest, kept) {
      if (queue.waiting() >= waitingMax)
        throw new Refusal(codes.tooMany, messages.signInBusy(waitInWords(busySeconds)), busySeconds);
      const expected = kept === null ? nobody() : read(kept);
      const same = timingSafeEqual(await keyOf(digest, expected), expected.key);
      return same && kept !== null;
    },
    isOutdated(kept) {
      const { ln, r, p } = read(kept).cost;
      return ln !== cost.ln || r !== cost.r || p !== cost.p;
    },
  };
};
