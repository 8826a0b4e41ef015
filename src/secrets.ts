import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import digestOf from 'crypto-js/sha256';

/** AES-ECB with PKCS7 under the challenge's own key, as the AJ-Captcha protocol asks; obfuscation, not secrecy: the key travels beside the data. */
export const captchaCipher = (text: string, secretKey: string | null | undefined): string =>
  secretKey ? aes.encrypt(text, utf8.parse(secretKey), { mode: ecb, padding: pkcs7 }).toString() : text;

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A password as it travels (contract `passwordDigest`); normalised, so that input methods agree. Needs a secure context. */
export const passwordDigestOf = async (phone: string, password: string): Promise<string> =>
  hex(await sha256(`echem|${phone}|${password.normalize('NFC')}`));

/** How long numbers are tried before the page may breathe. */
const batchMs = 16;

/**
 * The first number whose SHA-256 with the token begins with so many zero bits, at most 32; throws when `signal` is
 * aborted. The browser's own digest is asked a million times here, and each asking takes it ten times the digest.
 */
export const effortOf = async (token: string, zeroBits: number, signal: AbortSignal): Promise<number> => {
  for (let number = 0; ;) {
    signal.throwIfAborted();
    for (const end = performance.now() + batchMs; performance.now() < end; number += 1) {
      const [first = 0] = digestOf(`${token}:${number}`).words;
      if (Math.clz32(first) >= zeroBits) return number;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
};
