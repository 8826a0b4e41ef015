import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#server/config/secrets.ts';
import { acceptedKeys, keyedDigestOf } from '#server/config/secrets.ts';

const stepMs = 30_000;
const [secretBytes, codeDigits, codes] = [20, 6, 1_000_000];

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), as authenticator apps read a secret. */
export const base32Of = (bytes: Uint8Array): string =>
  (
    Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .match(/.{1,5}/g) ?? []
  )
    .map((bits) => base32[Number.parseInt(bits.padEnd(5, '0'), 2)])
    .join('');

/** A new secret of 160 bits (RFC 4226, 4). */
export const freshTotpSecret = (): Buffer => randomBytes(secretBytes);

/** The time step of an instant: steps of 30 seconds since 1970 (RFC 6238, 4.2). */
export const stepOf = (instant: Date): number => Math.floor(instant.getTime() / stepMs);

/** The code of a time step: HMAC-SHA-1, truncated to six digits (RFC 4226, 5.3). */
export const totpOf = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 0x0f) & 0x7fffffff;
  return String(number % codes).padStart(codeDigits, '0');
};

/**
 * The time step whose code this is, among those that are later than the last used one: the current step, the one before
 * for slow hands and the next for fast clocks (RFC 6238, 5.2). Undefined for any other code.
 */
export const acceptedStep = (secret: Uint8Array, code: string, now: Date, lastUsed: number): number | undefined => {
  const current = stepOf(now);
  // every step is compared, so that the time reveals nothing
  const matching = [current - 1, current, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code.padEnd(codeDigits).slice(0, codeDigits))),
  );
  return matching.find((step) => step > lastUsed);
};

/** The address in the QR code of an enrolment. */
export const totpUri = (issuer: string, login: string, secret: Uint8Array): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(login)}?secret=${base32Of(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${codeDigits}&period=${stepMs / 1_000}`;

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
      // made with the other key
    }
  return undefined;
};
