import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random value of that many bits, url-safe. */
export const randomToken = (bits: number): string => randomBytes(bits / 8).toString('base64url');

/** SHA-256 of a value with full entropy (tokens, tickets), as hex. */
export const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Keyed digest of a guessable value (SMS codes), as hex. */
export const keyedDigestOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('hex');

/** Compares two digests of equal length in constant time. */
export const sameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
