import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

const isPem = (text: string): boolean => text.includes('-----BEGIN');
/** A PEM in a variable may have its line ends as `\n`. */
const pemOf = (text: string): string => text.replaceAll(String.raw`\n`, '\n');
const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/g, ''), 'base64');

const firstOf = (attempts: readonly (() => KeyObject)[]): KeyObject => {
  let last: unknown;
  for (const attempt of attempts)
    try {
      return attempt();
    } catch (error) {
      last = error;
    }
  throw last;
};

const checked = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('the key is not an RSA key');
  return key;
};

/** Reads an RSA private key: PEM, or the base64 of PKCS #8 or PKCS #1. Throws if it is invalid. */
export const privateKeyOf = (text: string): KeyObject =>
  checked(
    isPem(text)
      ? createPrivateKey(pemOf(text))
      : firstOf(
          (['pkcs8', 'pkcs1'] as const).map(
            (type) => () => createPrivateKey({ key: bytesOf(text), format: 'der', type }),
          ),
        ),
  );

/** Reads an RSA public key: PEM, also of a certificate, or the base64 of its SPKI. Throws if it is invalid. */
export const publicKeyOf = (text: string): KeyObject =>
  checked(
    isPem(text) ? createPublicKey(pemOf(text)) : createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }),
  );

const reads = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is an RSA private key. */
export const isPrivateKey = (text: string): boolean => reads(() => privateKeyOf(text));

/** Whether a text is an RSA public key. */
export const isPublicKey = (text: string): boolean => reads(() => publicKeyOf(text));

/** Signs a text by SHA256withRSA, as base64. */
export const signed = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');

/** Whether a base64 signature of a text is valid by SHA256withRSA. */
export const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
