import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** A proof of work from the service: many small puzzles, so that the duration varies little. */
export interface Work {
  token: string;
  puzzles: number;
  /** The number of leading zero bits of a solution's derived key, at most 32. */
  zeroBits: number;
  /** PBKDF2 iterations for each number tried. */
  iterations: number;
}

/** The first 32 bits of a derived key. */
type Derive = (salt: string) => Promise<number>;

const firstBits = (key: Uint8Array): number => new DataView(key.buffer, key.byteOffset).getUint32(0);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * PBKDF2-HMAC-SHA-256 of the token: native in the browser, as fast as for a robot; in script on pages without
 * `crypto.subtle` (plain http).
 */
export const deriving = async (
  { token, iterations }: Work,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<Derive> => {
  if (!subtle) {
    const options = { c: iterations, dkLen: 4 };
    return async (salt) => firstBits(await pbkdf2Async(sha256, token, salt, options));
  }
  const key = await subtle.importKey('raw', bytesOf(token), 'PBKDF2', false, ['deriveBits']);
  return async (salt) =>
    firstBits(
      new Uint8Array(
        await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations }, key, 32),
      ),
    );
};

/** Numbers tried at once: the browser derives keys on its own thread, which need not wait for this one. */
const atOnce = 4;

/** The first number that solves a puzzle: the salt is `puzzle:number`. */
const solutionOf = async (puzzle: number, zeroBits: number, derive: Derive): Promise<number> => {
  for (let first = 0; ; first += atOnce) {
    const bits = await Promise.all(Array.from({ length: atOnce }, (_, next) => derive(`${puzzle}:${first + next}`)));
    const found = bits.findIndex((each) => Math.clz32(each) >= zeroBits);
    if (found >= 0) return first + found;
  }
};

/** Solves all puzzles in sequence and reports the count of solved ones; returns the solution of each. */
export const solve = async (work: Work, derive: Derive, onSolved: (solved: number) => void): Promise<number[]> => {
  const numbers: number[] = [];
  while (numbers.length < work.puzzles) {
    numbers.push(await solutionOf(numbers.length, work.zeroBits, derive));
    onSolved(numbers.length);
  }
  return numbers;
};
