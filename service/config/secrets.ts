import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random value of that many bits, url-safe. */
export const randomToken = (bits: number): string => randomBytes(bits / 8).toString('base64url');

/** SHA-256 of a value with full entropy (tokens, tickets), as hex. */
export const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The keys of the keyed digests: the current one makes them, what the previous one made is still accepted. */
export interface Secret {
  current: string;
  previous?: string | undefined;
}

/** Every key that is accepted, the current one first. */
export const acceptedKeys = ({ current, previous }: Secret): string[] =>
  previous === undefined ? [current] : [current, previous];

/** The keys that a configuration names. */
export const secretOf = (config: { secret: string; secretPrevious?: string | undefined }): Secret => ({
  current: config.secret,
  previous: config.secretPrevious,
});

/** Keyed digest of a guessable value (SMS codes), as hex. */
export const keyedDigestOf = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('hex');

/** Compares two digests of equal length in constant time. */
export const sameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
