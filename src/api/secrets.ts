import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import digestOf from 'crypto-js/sha256';

/** The key that AJ-Captcha's clients use if a server sends none (specification section 9). */
const protocolKey = 'XwKsGlMcdPMEhR1B';

/**
 * AES-ECB with PKCS7 under the challenge's own key, as the AJ-Captcha protocol requires; obfuscation, not secrecy: the
 * key travels beside the data. `keyless` is the server's convention without a key (`SiteConfig.captchaKey`).
 */
export const captchaCipher = (text: string, secretKey: string | null | undefined, keyless: string): string => {
  const key = secretKey || (keyless === 'default' ? protocolKey : keyless);
  return key ? aes.encrypt(text, utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString() : text;
};

/** A lone surrogate cannot be encoded; it is replaced as browsers do. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** A password's digest for sending (contract `passwordDigest`); normalised, so that input methods agree. */
export const passwordDigestOf = (phone: string, password: string): string =>
  digestOf(wellFormed(`echem|${phone}|${password.normalize('NFC')}`)).toString();
