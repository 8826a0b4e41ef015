import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { casNumbersIn } from '#contract/rules/classification/cas.ts';
import type { ReadValue } from './safetySheet.ts';
import type { Labelled, SheetLine } from './sheetSections.ts';

/** The UN numbers of the list in a value. */
export const unIn = ({ page, line, text }: Labelled, isListed: (un: string) => boolean): ReadValue[] =>
  [...text.matchAll(/(?<![\d.,-])(?:UN|ID)?\s*-?\s*(\d{4})(?![\d-]|\.\d)/gi)].flatMap(({ 1: value = '' }) =>
    isListed(value) ? [{ value, page, line }] : [],
  );

/** Divisions of GB 6944-1986, in which classes 3 and 8 had parts by flash point and by kind. */
const formerDivision = /^([38])\.[1-3]$/;
const zhDigits = '一二三四五六七八九';

/** Classes with divisions: the number alone is the class of road transport, not the one to declare. */
const divided = new Set(['2', '4', '5', '6']);

const hazardsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.])([1-9](?:\.[1-6][A-HJ-LNS]?)?)(?!\d|\.\d|\s*%|[A-Z])|第([一二三四五六七八九])类/g)]
    .map(({ 1: digits, 2: zh = '' }) => (digits ?? String(zhDigits.indexOf(zh) + 1)).replace(formerDivision, '$1'))
    .filter((hazard) => !divided.has(hazard));

/** The class at the beginning of a value. */
export const classIn = ({ page, line, text }: Labelled): ReadValue[] => {
  const [value] = hazardsIn(text);
  return value === undefined ? [] : [{ value, page, line }];
};

/** The hazards after the class, in brackets or after symbols: `6.1 (3)`, `3 + 8`. */
export const behindClass = ({ page, line, text }: Labelled): ReadValue[] => {
  const behind = /(?<=\d[A-S]?\s*)(?:[(+,/](?=\s*(?:\d|sub|次|副|第))|次|副)(?<rest>.*)$/i.exec(text)?.groups?.['rest'];
  const value = behind === undefined ? '' : hazardsIn(behind).join(' ');
  return value === '' ? [] : [{ value, page, line }];
};

/** The hazards in a value of subsidiary hazards. */
export const subsidiaryIn = ({ page, line, text }: Labelled): ReadValue[] => {
  const value = hazardsIn(text).join(' ');
  return value === '' ? [] : [{ value, page, line }];
};

/** Packing groups in their usual notations: roman, `二级`, `2`, and `O52` of older Chinese lists. */
const groupWritings = [
  /(?<![a-z])(?:PG\s*)?(I[Il]{0,2}|l{2,3})(?![a-z])/gi,
  /([一二三])\s*[级类]/g,
  /(?:(?<![\d.])|[O0]5)([1-3])(?![\d.])/g,
];

/** The packing groups in a value. */
export const groupIn = ({ page, line, text: typed }: Labelled): ReadValue[] => {
  // the numeral of group III in a picture is recognised as this character
  const text = typed.replace(/^([^\p{L}\d]*)川(?=\s*(?:类|级|组|$))/u, '$1III');
  const written = groupWritings.map((one) => Array.from(text.matchAll(one), ([, group = '']) => group));
  const found = written.find((groups) => groups.length > 0) ?? [];
  return found.map((group) => {
    const number = /^[il]/i.test(group) ? group.length : zhDigits.indexOf(group) + 1 || Number(group);
    return { value: 'I'.repeat(number), page, line };
  });
};

/** Whether a value means that the goods are a marine pollutant; undefined if it has no data. */
export const pollutantIn = ({ page, line, text: typed }: Labelled): ReadValue[] => {
  const text = typed.replace(/^\([^)]*\/[^)]*\)/, '');
  const [, yes, no] = /^(?:[^a-z一-龥]*)(?:(yes|是|有|y\b|p\b)|(no\b|否|无|不|非|n\b))/i.exec(text) ?? [];
  if (yes === undefined && no === undefined) return [];
  return /^不适用|^no(?:t|ne)?\s*(?:data|applicable|available)|^无资料|^无数据/i.test(text)
    ? []
    : [{ value: yes === undefined ? 'no' : 'yes', page, line }];
};

const degrees = String.raw`-?\s?\d+(?:[.,]\d+)?`;
const flashText = new RegExp(
  String.raw`(?<sign>[<>]\s?=?|[≤≥]|大于|小于|高于|低于|不低于|不高于)?\s*(?<from>${degrees})\s*(?:°?\s?C|℃|°F|°)?(?:\s*(?:~|-|至|到|\.{2,3}|to)\s*(?<to>${degrees}))?\s*(?<unit>°?\s?[CF](?![a-z])|℃|℉|°)?`,
  'i',
);

/** Symbols and words of a limit, as the form reads them. */
const signs: Readonly<Record<string, string>> = {
  大于: '>',
  高于: '>',
  小于: '<',
  低于: '<',
  不低于: '≥',
  不高于: '≤',
};

const numberOf = (typed: string): string => typed.replaceAll(/\s/g, '').replace(',', '.');

/**
 * The flash point in a value, as the order form reads it: closed cup and °C before others; empty for an approximate
 * one.
 */
export const flashIn = ({ page, line, text }: Labelled): ReadValue[] => {
  // a note about unit and cup precedes the values
  const [note = ''] = /^\([^)]*\)/.exec(text) ?? [];
  const parts = text
    .slice(note.length)
    .split(/;|,(?!\d)|\//)
    .filter((part) => /\d/.test(part));
  const isOpen = (part: string): boolean => /开[杯口]|open|\bo\.?c\.?(?![a-z])/i.test(note + part);
  const closed = parts.filter((part) => !isOpen(part));
  const inCelsius = closed.filter((part) => !/°\s?F|℉/i.test(part.replace(/\(.*$/, '')) || /°\s?C|℃/i.test(part));
  const [best] = [...inCelsius, ...closed, ...parts];
  if (best === undefined || /^\W*(?:约|大约|ca\b|approx)/i.test(best)) return [];
  // the kind of cup decides, and OCR does not always recognise it
  if (/杯/.test(note + best) && !/[开闭]口?杯/.test(note + best)) return [];
  const { sign = '', from, to, unit = '' } = flashText.exec(best)?.groups ?? {};
  if (from === undefined) return [];
  const range = to === undefined ? numberOf(from) : `${numberOf(from)}~${numberOf(to)}`;
  const scale = /F|℉/i.test(unit) ? '°F' : '℃';
  const value = `${signs[sign] ?? sign.replaceAll(/\s/g, '')}${range} ${scale}${isOpen(best) ? ' (开杯)' : ''}`;
  return parseFlashPoint(value) ? [{ value, page, line }] : [];
};

const share = /(?:[<>]\s?=?|[≤≥])?\s*\d+(?:[.,]\d+)?(?:\s*%?\s*(?:-|~|至|to)\s*(?:[<>]\s?=?|[≤≥])?\s*\d+(?:[.,]\d+)?)?/;

/** The share next to a CAS number, if a percent sign or the column heading marks it. */
const contentIn = (line: string, hasColumn: boolean): string | undefined => {
  const rest = line.replaceAll(/\d{2,7}\s?-\s?\d{2,3}\s?-\s?\d(?!\d)/g, '|');
  const marked = new RegExp(String.raw`${share.source}\s*%`).exec(rest)?.[0];
  const column = hasColumn ? new RegExp(String.raw`\|\s*(${share.source})(?:\s|$)`).exec(rest)?.[1] : undefined;
  const content = (marked ?? column)?.trim();
  // OCR reads a percent sign as digits
  const isShare = content?.match(/\d+(?:[.,]\d+)?/g)?.every((one) => Number(one.replace(',', '.')) <= 100);
  return isShare ? content : undefined;
};

const wholeShare = new RegExp(String.raw`^${share.source}\s*%?$`);

/** The CAS numbers with a valid check digit in lines of a composition, with their shares. */
export const casIn = (lines: readonly SheetLine[]): ReadValue[] => {
  const hasColumn = lines.some(({ text }) => /含量|浓度|concentration|content|%|weight/i.test(text));
  return lines.flatMap(({ page, text, cells }, at) =>
    casNumbersIn(text).map((value) => {
      const [column] = cells?.filter((cell) => wholeShare.test(cell)) ?? [];
      // a share that continues in another line is ignored
      const isBroken = [text, lines[at - 1]?.text ?? ''].some((one) => /\d\s*[-~至]$/.test(one));
      const content = column ?? (isBroken ? undefined : contentIn(text, hasColumn));
      const read = { value, page, line: text };
      return content === undefined ? read : Object.assign(read, { content });
    }),
  );
};
