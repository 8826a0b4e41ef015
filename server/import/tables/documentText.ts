import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const markdown = new Marked({ async: false, gfm: true });

const isHtml = (text: string): boolean => text.trimStart().startsWith('<');

/** A text as HTML; one that does not begin with a tag is Markdown. It is not sanitised. */
export const htmlOf = (text: string): string => (isHtml(text) ? text : (markdown.parse(text) as string));

/** The lines of a text; for HTML without its tags, list items with a hyphen. */
const linesOf = (text: string): string[] => {
  const plain = isHtml(text)
    ? sanitizeHtml(text.replaceAll(/<li[^>]*>/gi, '\n- ').replaceAll(/<\/?(?:p|ul|ol|h\d|br|div)[^>]*>/gi, '\n'), {
        allowedTags: [],
        allowedAttributes: {},
        textFilter: (words) => words.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      })
    : text;
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

const item = /^[-*•]\s+/;

/** The items of the lists in a text. */
export const listOf = (text: string): string[] =>
  linesOf(text)
    .filter((line) => item.test(line))
    .map((line) => line.replace(item, ''));

/** The text without its lists, on one line. */
export const plainOf = (text: string): string =>
  linesOf(text)
    .filter((line) => !item.test(line))
    .join(' ');
