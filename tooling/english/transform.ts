import type { Catalogs } from './catalogs.ts';
import { englishOf } from './catalogs.ts';
import { partsOfText } from '../../contract/app/placeholders.ts';
import { formed } from './english.ts';
import type { Message } from './messages.ts';
import { messagesOf } from './messages.ts';

/** A text escaped for a template. */
const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);

/** A text escaped for markup, also for an attribute. */
const inMarkup = (text: string): string => inTemplate(text.replaceAll('<', '&lt;').replaceAll('"', '&quot;'));

/** The source that renders the English of a message; `valueOf` returns the source of its numbered expression. */
const written = ({ kind }: Message, english: string, valueOf: (number: number) => string): string => {
  if (kind === 'literal') return JSON.stringify(english);
  if (kind === 'jsxText' || kind === 'jsxAttribute') return `{${JSON.stringify(english)}}`;
  const escape = kind === 'html' ? inMarkup : inTemplate;
  const text = partsOfText(english)
    .map((part) => (typeof part === 'string' ? escape(part) : `\${${formed(valueOf(part.number), part.form)}}`))
    .join('');
  return kind === 'html' ? text : `\`${text}\``;
};

/** A module with its Chinese texts in English; undefined if it has none. Texts without English stay as they are. */
export const inEnglish = (catalogs: Catalogs, file: string, code: string): string | undefined => {
  if (!catalogs.includes(file)) return undefined;
  const catalog = catalogs.of(file);
  const messages = messagesOf(file, code).flatMap((message) => {
    const english = englishOf(catalog, file, message.key);
    return typeof english === 'string' ? [{ message, english }] : [];
  });
  if (messages.length === 0) return undefined;
  /** The source between two positions, with its English texts. */
  const between = (start: number, end: number, from: number): string => {
    let text = '';
    let place = start;
    for (let index = from; index < messages.length; index += 1) {
      const { message, english } = messages[index]!;
      if (message.start < place) continue;
      if (message.end > end) break;
      text += code.slice(place, message.start);
      text += written(message, english, (number) => {
        const value = message.values[number]!;
        return between(value.start, value.end, index + 1);
      });
      place = message.end;
    }
    return text + code.slice(place, end);
  };
  return between(0, code.length, 0);
};
