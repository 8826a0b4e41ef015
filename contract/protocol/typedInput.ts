import { plainDashes, plainText, seenText } from './textInput.ts';

// How each kind of field is read: one normalisation for every form, every import and the service.

/** A code without its label, blanks and full-width forms. */
const codeTyped = (typed: string, label: RegExp): string =>
  plainDashes(typed).trim().replace(label, '').replaceAll(/\s/g, '');

/** The digits of a UN number: `UN 1263`, `UN No. 1263`, `ＵＮ１２６３`. */
export const unNumberTyped = (typed: string): string =>
  codeTyped(typed, /^(?:联合国编号\s*:?\s*)?(?:un)?\s*(?:no\.?)?\s*[:-]?/i);

/** A CAS number: `CAS No. 67-56-1`, with any dashes. */
export const casTyped = (typed: string): string => codeTyped(typed, /^cas\s*(?:no\.?|号)?\s*:?/i);

/** The digits of an HS code: `HS Code: 2905.11.00.00`. */
export const hsCodeTyped = (typed: string): string =>
  codeTyped(typed, /^(?:hs|税则|商品)?\s*(?:code|编码|编号)?\s*:?/i).replaceAll('.', '');

/** A container number: `箱号：msku 123456-7`. */
export const containerNumberTyped = (typed: string): string =>
  codeTyped(typed, /^(?:箱号|container\s*(?:no\.?)?)\s*:?/i)
    .replaceAll(/[-./]/g, '')
    .toUpperCase();

/** A unified social credit code or taxpayer number, with its label or without. */
export const creditCodeTyped = (typed: string): string =>
  codeTyped(typed, /^(?:统一社会信用代码|信用代码|纳税人识别号|税号)\s*:?/)
    .replaceAll('-', '')
    .toUpperCase();

/** An e-mail address out of `mailto:…`, `Name <address>` or a label, with any `＠`. */
export const emailTyped = (typed: string): string => {
  const plain = plainText(seenText(typed)).trim();
  const address = /<\s*([^<>]*@[^<>]*)>[\s,;]*$/.exec(plain)?.[1] ?? plain;
  return address
    .trim()
    .replace(/^(?:mailto|e-?mail|电子邮[箱件]|邮箱)\s*:\s*/i, '')
    .replace(/(?<=@[^?]*)\?.*$/, '')
    .replaceAll('。', '.')
    .replace(/[\s,，、;.]+$/, '');
};

/**
 * A company's name: plain letters and digits, single blanks, none between Chinese characters; a Chinese name has full-width
 * brackets, as on its licence.
 */
export const companyTyped = (typed: string): string => {
  const plain = plainText(seenText(typed)).replaceAll(/\s+/g, ' ').trim();
  if (!/\p{Script=Han}/u.test(plain)) return plain;
  return plain
    .replaceAll(/(?<=[\p{Script=Han}()]) | (?=[\p{Script=Han}()])/gu, '')
    .replaceAll('(', '（')
    .replaceAll(')', '）');
};
