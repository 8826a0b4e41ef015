import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret as OtpSecret, TOTP } from 'otpauth';
import type { Secret } from '#server/config/secrets.ts';
import { acceptedKeys, keyedDigestOf } from '#server/config/secrets.ts';

const stepMs = 30_000;
const secretBytes = 20;

const secretFrom = (bytes: Uint8Array) => new OtpSecret({ buffer: new Uint8Array(bytes).buffer });

/** The authenticator of a secret: SHA-1, six digits, steps of 30 seconds (RFC 6238), as every app supports. */
const authenticatorOf = (secret: Uint8Array, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: secretFrom(secret), algorithm: 'SHA1', digits: 6, period: stepMs / 1_000 });

/** Base32 without padding (RFC 4648), as authenticator apps read a secret. */
export const base32Of = (bytes: Uint8Array): string => secretFrom(bytes).base32;

/** A new secret of 160 bits (RFC 4226, 4). */
export const freshTotpSecret = (): Buffer => randomBytes(secretBytes);

/** The time step of an instant: steps of 30 seconds since 1970 (RFC 6238, 4.2). */
export const stepOf = (instant: Date): number => Math.floor(instant.getTime() / stepMs);

/** The code of a time step. */
export const totpOf = (secret: Uint8Array, step: number): string =>
  authenticatorOf(secret).generate({ timestamp: step * stepMs });

/**
 * The time step of this code, if it is later than the last used one: the current step, the one before for slow users
 * and the next for fast clocks (RFC 6238, 5.2). Undefined for any other code.
 */
export const acceptedStep = (secret: Uint8Array, code: string, now: Date, lastUsed: number): number | undefined => {
  const offset = authenticatorOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  const step = stepOf(now) + (offset ?? 0);
  return offset !== null && step > lastUsed ? step : undefined;
};

/** The address in the QR code of an enrolment. */
export const totpUri = (issuer: string, login: string, secret: Uint8Array): string =>
  authenticatorOf(secret, { issuer, label: login }).toString();

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const sealingKey = (key: string): Buffer => Buffer.from(keyedDigestOf(key, 'totp'), 'hex');

/** Encrypts a secret for the database, bound to its owner. */
export const sealed = ({ current }: Secret, owner: string, content: Uint8Array): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, sealingKey(current), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, sealing.update(content), sealing.final(), sealing.getAuthTag()]).toString('base64');
};

/** Decrypts a sealed secret; undefined if no accepted key made it. */
export const unsealed = (secret: Secret, owner: string, text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64');
  const [nonce, content, tag] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, -tagBytes),
    bytes.subarray(-tagBytes),
  ];
  for (const key of acceptedKeys(secret))
    try {
      const opening = createDecipheriv(cipher, sealingKey(key), nonce, { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([opening.update(content), opening.final()]);
    } catch {
      // encrypted with the other key
    }
  return undefined;
};
