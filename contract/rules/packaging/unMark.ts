import { plainText } from '#contract/protocol/textInput.ts';
/** The mark of a tested packaging or IBC (IMDG 6.1.3.1, 6.5.2.1). */
export interface UnMark {
  /** The packaging's code without the letters of variants: `4GV` is `4G`. */
  code: string;
  level: 'X' | 'Y' | 'Z';
  /** `S`: for solids or inner packagings; otherwise for liquids, by the test pressure. Undefined for IBCs. */
  contents: 'solids' | 'liquids' | undefined;
  /** Maximum gross mass of a package in kg; undefined for packagings of liquids, 0 or less never. */
  grossKgMax: number | undefined;
  /** Maximum relative density of a liquid; undefined for solids and IBCs. */
  densityMax: number | undefined;
  /** Year of manufacture. */
  year: number;
  /** Month of manufacture, from 1; undefined if it is not stated. */
  month: number | undefined;
}

/** The relative density that need not be stated (IMDG 6.1.3.1.3.1). */
const densityUnstated = 1.2;
/** UN marks have existed since the nineties. */
const yearOf = (digits: string): number => Number(digits) + (Number(digits) >= 90 ? 1900 : 2000);

const packaging =
  /^([1-6][A-P]{1,2}\d?)[VUWT]?\/([XYZ])(\d+(?:\.\d+)?)?\/(S|\d{2,3})\/(?:(0[1-9]|1[0-2])[ /]?)?(\d{2})\/[A-Z]{1,3}\/\S.*$/;
const bulk = /^([1-3][13][A-P]{1,2}\d?)W?\/([XYZ])\/(0[1-9]|1[0-2])[ /]?(\d{2})\/[A-Z]{1,3}\/\S.*?(?:\/(\d+)\/(\d+))?$/;

const plain = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .trim()
    .replace(/^U\s*N(?=[\s/:]|\d)[\s/:]*/, '')
    .replaceAll(/\s*\/\s*/g, '/');

/** Reads a UN mark, with or without the letters UN before it; null if it is invalid or incomplete. */
export const parseUnMark = (text: string): UnMark | null => {
  const mark = plain(text);
  const box = packaging.exec(mark);
  if (box) {
    const [, code = '', level, figure, tested = '', month, year = ''] = box;
    const isOfSolids = tested === 'S';
    if (isOfSolids && figure === undefined) return null;
    return {
      code,
      level: level as UnMark['level'],
      contents: isOfSolids ? 'solids' : 'liquids',
      grossKgMax: isOfSolids ? Number(figure) : undefined,
      densityMax: isOfSolids ? undefined : Number(figure ?? densityUnstated),
      year: yearOf(year),
      month: month === undefined ? undefined : Number(month),
    };
  }
  const container = bulk.exec(mark);
  if (!container) return null;
  const [, code = '', level, month, year = '', , gross] = container;
  return {
    code,
    level: level as UnMark['level'],
    contents: undefined,
    grossKgMax: gross === undefined ? undefined : Number(gross),
    densityMax: undefined,
    year: yearOf(year),
    month: Number(month),
  };
};
