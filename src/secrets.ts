import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';

/** AES-ECB with PKCS7 under the challenge's own key, as the AJ-Captcha protocol asks; obfuscation, not secrecy: the key travels beside the data. */
export const captchaCipher = (text: string, secretKey: string | null | undefined): string =>
  secretKey ? aes.encrypt(text, utf8.parse(secretKey), { mode: ecb, padding: pkcs7 }).toString() : text;
