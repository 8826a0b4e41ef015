import { withEnglishDays } from '#contract/app/englishDates.ts';
import type { Translate } from './phrases.ts';
import { isChinese, isRead } from './phrases.ts';

/** Chinese names on the wire: their fields end so, or stand beside the code of what they name. */
const isName = (holder: Record<string, unknown>, field: string): boolean =>
  /Zh$|^(?:viaPort|notIncluded)$/.test(field) || `${field}Code` in holder || (field === 'name' && 'code' in holder);

/** A name in English; prose of which some words are known stays Chinese. */
const named = (text: string, translate: Translate): string => {
  const english = translate(text);
  return isRead(english, text) ? english : text;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a person typed, which goes back as it is: goods of an order have both names, and their English one is typed too. */
const isTyped = (holder: Record<string, unknown>): boolean =>
  'unNumber' in holder && 'nameEn' in holder && !('code' in holder);

const nameIn = (holder: Record<string, unknown>, field: string, value: string, translate: Translate): string => {
  if (isTyped(holder)) return value;
  const { nameEn } = holder;
  return field === 'nameZh' && typeof nameEn === 'string' && nameEn !== '' ? nameEn : named(value, translate);
};

/** Data of a response with its names in English. */
export const inEnglish = (data: unknown, translate: Translate): unknown => {
  if (Array.isArray(data)) return data.map((each) => inEnglish(each, translate));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      if (!isName(data, field)) return [field, inEnglish(value, translate)];
      if (typeof value === 'string') return [field, nameIn(data, field, value, translate)];
      return [
        field,
        Array.isArray(value)
          ? value.map((one) => (typeof one === 'string' ? named(one, translate) : inEnglish(one, translate)))
          : inEnglish(value, translate),
      ];
    }),
  );
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const translatedText = (text: string, translate: Translate): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  // sources are wrapped, as their texts are without their lines
  return before + escaped(withEnglishDays(translate(plain(words).replaceAll(/\s+/g, ' ')))) + after;
};

/** Attributes that are read; the values of fields are a person's own, except those of buttons. */
const readAttribute = /(?<= (?:title|aria-label|placeholder|alt|data-confirm)=")[^"]*(?=")/g;

/** A page in English: its texts, read attributes, language and links to pages that exist in English. */
export const pageInEnglish = (html: string, translate: Translate, linkOf: (address: string) => string): string =>
  html
    .replace('<html lang="zh-CN">', '<html lang="en">')
    .replaceAll(
      /(<(?:textarea|script|style)\b[^]*?<\/(?:textarea|script|style)>)|<[^>]*>|[^<]+/g,
      (part, own?: string) => {
        if (own !== undefined || !(isChinese(part) || /^[^<]*\d-\d\d|^<[^]* href="\//.test(part))) return part;
        if (!part.startsWith('<')) return translatedText(part, translate);
        return part
          .replaceAll(readAttribute, (text) => translatedText(text, translate))
          .replace(/(?<= href=")\/[^"]*/, linkOf);
      },
    );
