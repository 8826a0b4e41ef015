import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random url-safe value of that many bits. */
export const randomToken = (bits: number): string => randomBytes(bits / 8).toString('base64url');

/** SHA-256 of a value with full entropy (tokens, tickets), as hex. */
export const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The keys of the keyed digests: `current` creates new ones, `previous` is still accepted. */
export interface Secret {
  current: string;
  previous?: string | undefined;
}

/** Every accepted key, the current one first. */
export const acceptedKeys = ({ current, previous }: Secret): string[] =>
  previous === undefined ? [current] : [current, previous];

/** The keys of a configuration. */
export const secretOf = (config: { secret: string; secretPrevious?: string | undefined }): Secret => ({
  current: config.secret,
  previous: config.secretPrevious,
});

/** Keyed digest of a guessable value (SMS codes), as hex. */
export const keyedDigestOf = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('hex');

/** The token of a link, stored only as a digest; undefined once the key that created it is no longer accepted. */
export const linkTokenOf = (secret: Secret, tokenBy: (key: string) => string, digest: string): string | undefined =>
  acceptedKeys(secret)
    .map((key) => tokenBy(key))
    .find((token) => digestOf(token) === digest);

/** Compares two digests of equal length in constant time. */
export const sameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
