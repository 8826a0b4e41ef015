import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

/** Messages, and files that are text as a whole: long texts, the content of pages, words within drawings. */
const isText = (path: string): boolean =>
  /\/messages(?:\/\w+)?\.ts$|\/(?:texts|protocols)\/|^src\/(?:illustrations|features\/services\/content)\//.test(path);

test('Chinese text is in messages, texts and content only', () => {
  const found = sourcesOf('src')
    .filter(({ path }) => !isText(path))
    .flatMap(({ path, nodes }) =>
      nodes.flatMap(({ type, value }) => {
        const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
        const isWritten = /^(?:TemplateElement|Literal|JSXText)$/.test(type) && typeof text === 'string';
        return isWritten && /\p{Script=Han}/u.test(text) ? [`${path}: ${text.trim()}`] : [];
      }),
    );
  expect(found).toEqual([]);
});
