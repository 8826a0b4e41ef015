import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';

/** AES-ECB with PKCS7 under the challenge's own key, as the AJ-Captcha protocol asks; obfuscation, not secrecy: the key travels beside the data. */
export const captchaCipher = (text: string, secretKey: string | null | undefined): string =>
  secretKey ? aes.encrypt(text, utf8.parse(secretKey), { mode: ecb, padding: pkcs7 }).toString() : text;

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A password as it travels (contract `passwordDigest`); normalised, so that input methods agree. Needs a secure context. */
export const passwordDigestOf = async (phone: string, password: string): Promise<string> =>
  hex(await sha256(`echem|${phone}|${password.normalize('NFC')}`));

const leadingZeroBits = (bytes: Uint8Array): number => {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first]!) - 24;
};

/** How many numbers are tried before the page may breathe. */
const batch = 2_000;

/** The first number whose SHA-256 with the token begins with enough zero bits; throws when `signal` is aborted. */
export const effortOf = async (token: string, zeroBits: number, signal: AbortSignal): Promise<number> => {
  for (let start = 0; ; start += batch) {
    signal.throwIfAborted();
    const digests = await Promise.all(Array.from({ length: batch }, (_, index) => sha256(`${token}:${start + index}`)));
    const found = digests.findIndex((digest) => leadingZeroBits(digest) >= zeroBits);
    if (found !== -1) return start + found;
  }
};
