import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';
import digestOf from 'crypto-js/sha256';

/** The key of the AJ-Captcha protocol's clients where a server sends none (specification section 9). */
const protocolKey = 'XwKsGlMcdPMEhR1B';

/**
 * AES-ECB with PKCS7 under the challenge's own key, as the AJ-Captcha protocol asks; obfuscation, not secrecy: the key
 * travels beside the data. Without one `keyless` says what the server expects (`SiteConfig.captchaKey`).
 */
export const captchaCipher = (text: string, secretKey: string | null | undefined, keyless: string): string => {
  const key = secretKey || (keyless === 'default' ? protocolKey : keyless);
  return key ? aes.encrypt(text, utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString() : text;
};

/** Half a character cannot be encoded; it is replaced as browsers do it. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** A password as it travels (contract `passwordDigest`); normalised, so that input methods agree. */
export const passwordDigestOf = (phone: string, password: string): string =>
  digestOf(wellFormed(`echem|${phone}|${password.normalize('NFC')}`)).toString();
