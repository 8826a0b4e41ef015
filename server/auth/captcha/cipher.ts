import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random key of 16 characters, as the AJ-Captcha protocol requires. */
export const freshKey = (): string => Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * AES-128-ECB with PKCS7, base64 output: the protocol's obfuscation. It protects nothing, because the key is sent with
 * the data.
 */
export const encrypted = (text: string, key: string): string => {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
};

/** The plain text byte for byte; null if it was not encrypted with this key. */
export const decrypted = (text: string, key: string): string | null => {
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key), null);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.concat([decipher.update(text, 'base64'), decipher.final()]),
    );
  } catch {
    return null;
  }
};
