import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { matchedRoute } from '#contract/app/routes.ts';
import { newsHref, newsQueryOf } from '#src/features/content/news/newsQuery.ts';
import { projectRoot } from '#service/config/projectRoot.ts';
import { closing } from '#src/features/content/help/texts/closingText.ts';
import { about } from '#src/features/content/help/texts/aboutText.ts';
import { templates } from '#src/features/content/help/texts/downloadsText.ts';
import { guideSteps } from '#src/features/content/help/texts/guideText.ts';
import { ordering } from '#src/features/content/help/texts/orderingText.ts';
import { documents } from '#src/features/content/help/texts/documentsText.ts';
import { segregation } from '#src/features/content/help/texts/segregationText.ts';
import { smallQuantities } from '#src/features/content/help/texts/smallQuantitiesText.ts';
import { ancestorsOf, childrenOf, helpTopics, topicOf } from '#src/features/content/help/texts/helpTopics.ts';
import { verification } from '#src/features/content/help/texts/verificationText.ts';

const sections = [...ordering, ...verification, ...closing, ...segregation, ...documents, ...smallQuantities, ...about];

describe('the help center’s entries', () => {
  test('make a tree: every parent is there, before its children', () => {
    const ids = helpTopics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const parent = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : undefined;
      expect(parent === undefined || ids.indexOf(topicOf(parent)!.id) < ids.indexOf(id)).toBe(true);
    }
    expect(childrenOf('').map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(ancestorsOf('1.1.1').map(({ id }) => id)).toEqual(['1', '1.1']);
  });

  test('every table’s rows are as long as its head', () => {
    const tables = sections.flatMap(({ table }) => table ?? []);
    expect(tables.length).toBeGreaterThan(5);
    for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  test('the guide leads to pages and entries that exist', () => {
    for (const { link } of guideSteps) {
      if (!link) continue;
      const { pathname, searchParams } = new URL(link.href, 'https://site.invalid');
      expect(matchedRoute(pathname)).toBeDefined();
      const id = searchParams.get('id');
      if (id !== null) expect(topicOf(id)).toBeDefined();
    }
  });
});

describe('the templates', () => {
  test.each(templates.map(({ href }) => href))('%s opens in a spreadsheet', (href) => {
    const bytes = readFileSync(join(projectRoot, 'public', href));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [head = [], ...rows]: string[][] = parse(text, { bom: true });
    expect(head.length).toBeGreaterThan(2);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(head.length);
    // a cell that begins so is a formula to a spreadsheet
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t]/);
  });
});

describe('the address of the news', () => {
  test.each(['', 'page=2', 'category=market', 'category=market&page=3'])('%j is read and written alike', (query) => {
    expect(newsHref(newsQueryOf(query))).toBe(query === '' ? '/news' : `/news?${query}`);
  });

  test.each(['category=foreign', 'page=0', 'page=-1', 'page=1.5', 'page=NaN', 'page=99999999', 'category='])(
    '%j is foreign and left out',
    (query) => expect(newsHref(newsQueryOf(query))).toBe('/news'),
  );
});
