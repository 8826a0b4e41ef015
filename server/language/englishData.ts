import { englishMonthDay, withEnglishDays } from '#contract/app/englishDates.ts';
import type { Translate } from './phrases.ts';
import { isChinese, isRead } from './phrases.ts';

/** Texts of slides and campaigns, which have a picture or a link with its words. */
const isContent = (holder: Record<string, unknown>, field: string): boolean =>
  ('picture' in holder || ('href' in holder && 'action' in holder)) && /^(?:title|text|action|lead|rules)$/.test(field);

/** Findings whose `words` are a sentence of the service; those of others are words of the customer. */
const sentences = /^(?:measures|rule|segregation|classification|safetySheet)$/;

/** Texts that the service wrote into an order: its findings, and what others than the customer noted in its history. */
const isOrderText = (holder: Record<string, unknown>, field: string): boolean =>
  (field === 'words' && sentences.test(String(holder['why']))) ||
  (field === 'note' && 'act' in holder && 'by' in holder && holder['by'] !== 'user');

/** Chinese names on the wire: their fields end like this, or are next to the code of the named item. */
const isName = (holder: Record<string, unknown>, field: string): boolean =>
  /Zh$|^(?:viaPort|notIncluded|grade|reasons|paragraph)$/.test(field) ||
  isContent(holder, field) ||
  isOrderText(holder, field) ||
  `${field}Code` in holder ||
  (field === 'name' && 'code' in holder);

/** A name in English; prose with only some known words stays Chinese. */
const named = (text: string, translate: Translate): string => {
  const english = translate(text);
  return isRead(english, text) ? english : text;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** User input, which is returned unchanged: the cargo of an order has both names, and the English one is user input too. */
const isTyped = (holder: Record<string, unknown>): boolean =>
  ('unNumber' in holder || 'packagingCode' in holder) && 'nameEn' in holder && !('code' in holder);

const nameIn = (holder: Record<string, unknown>, field: string, value: string, translate: Translate): string => {
  // pages of goods show both names
  if (isTyped(holder) && (field === 'nameZh' || !('cas' in holder))) return value;
  const { nameEn } = holder;
  return field === 'nameZh' && typeof nameEn === 'string' && nameEn !== '' ? nameEn : named(value, translate);
};

/** A response's data with English names. */
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

/** A day without its year, and any text with its days in English. */
const withDays = (text: string): string =>
  /^\d\d-\d\d$/.test(text) ? englishMonthDay(`2000-${text}`) : withEnglishDays(text);

const translatedText = (text: string, translate: Translate, marked = escaped): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  // sources are wrapped, as their texts are without their lines
  return before + marked(withDays(translate(plain(words).replaceAll(/\s+/g, ' ')))) + after;
};

const chineseRun = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+/gu;

/** A text in which the words that stay Chinese, such as names, are marked; it stays one item of its layout. */
const withLanguage = (text: string): string => {
  const words = escaped(text).replaceAll(chineseRun, '<span lang="zh-CN">$&</span>');
  return !isChinese(text) || words.match(/^<span[^>]*>[^<]*<\/span>$/) ? words : `<span>${words}</span>`;
};

/** Translated attributes; the values of fields are user input, except those of buttons. */
const readAttribute = /(?<= (?:title|aria-label|placeholder|alt|data-confirm|data-label)=")[^"]*(?=")/g;

/** A page in English: its texts, some attributes, language and links to pages that exist in English. */
export const pageInEnglish = (html: string, translate: Translate, linkOf: (address: string) => string): string =>
  html
    .replace('<html lang="zh-CN">', '<html lang="en">')
    .replaceAll(
      /(<(?:textarea|script|style)\b[^]*?<\/(?:textarea|script|style)>)|(?<=<(?:title|option)\b[^>]*>)([^<]+)|<[^>]*>|[^<]+/g,
      (part, own?: string, plainOnly?: string) => {
        if (own !== undefined || !(isChinese(part) || /^[^<]*\d-\d\d|^<[^]* href="\//.test(part))) return part;
        // titles and options have no elements
        if (!part.startsWith('<'))
          return translatedText(part, translate, plainOnly === undefined ? withLanguage : escaped);
        return part
          .replaceAll(readAttribute, (text) => translatedText(text, translate))
          .replace(/(?<= href=")\/[^"]*/, linkOf);
      },
    );
