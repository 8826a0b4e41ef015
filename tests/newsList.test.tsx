import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NewsSummary } from '#contract/cms.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { listMachineOf } from '#machines/list.ts';
import { copy } from '#src/copy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { NewsList } from '#src/flows/NewsList.tsx';
import type { NewsListActor, NewsQuery } from '#src/news/newsQuery.ts';
import { newsWords as words } from '#src/news/words.ts';
import { summaries } from '#stories/contentSamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const news = listMachineOf<NewsQuery, NewsSummary>('news');
const query: NewsQuery = { category: 'notice', page: 2 };
const some = { total: 42, rows: [...summaries] };
const none = { total: 0, rows: [] };
const view = (actor: NewsListActor) => <NewsList actor={actor} categories={words.categories} />;
const at = (input: object = { query }) => stage(news, input, view);
const headline = () => page.getByRole('link', { name: new RegExp(summaries[0]!.title) });

describe('a list of news', () => {
  test('asks for its query; every title leads to its article', async () => {
    const { asked } = at();
    expect(asked.fetchRows?.map(({ input }) => input)).toEqual([{ query, page: 1 }]);
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    await expect.element(headline()).toHaveAttribute('href', '/news/n1');
    await expect.element(headline()).toHaveTextContent('2026-02-27');
    await expect.element(page.getByText(words.pinned)).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(words.found(42));
  });

  test('its pages are links that keep the category', async () => {
    const { asked } = at();
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    await expect
      .element(page.getByRole('link', { name: sailingCopy.pages.next }))
      .toHaveAttribute('href', '/news?category=notice&page=3');
    await expect
      .element(page.getByRole('link', { name: sailingCopy.pages.previous }))
      .toHaveAttribute('href', '/news?category=notice');
  });

  test('rows that came with the document are there at once and nothing is asked', async () => {
    const { asked } = at({ query, ahead: some });
    await expect.element(headline()).toBeVisible();
    expect(asked.fetchRows).toBeUndefined();
  });

  test('past the last page there is a way back to the first', async () => {
    const { asked } = at({ query: { page: 9 } });
    asked.fetchRows?.at(-1)?.answer({ total: 42, rows: [] });
    await settled();
    await expect.element(page.getByText(words.past)).toBeVisible();
    await expect.element(page.getByRole('link', { name: words.firstPage })).toHaveAttribute('href', '/news');
  });

  test('a refusal is told in the service’s words and can be tried again', async () => {
    const { asked } = at();
    asked.fetchRows?.at(-1)?.fail(new Refusal(codes.tooMany, '查询过于频繁'));
    await settled();
    await expect.element(page.getByText('查询过于频繁')).toBeVisible();
    await page.getByRole('button', { name: copy.retry }).click();
    expect(asked.fetchRows).toHaveLength(2);
  });
});

describe('every path through the view', () => {
  const paths = pathsOf(news, {
    inputs: { fetched: { query }, ahead: { query, ahead: some } },
    samples: [{ type: 'query.changed', query }, { type: 'page.requested', page: 2 }, { type: 'retry.requested' }],
    outcomes: { fetchRows: { done: [none, some] } },
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(news, path, {
      view,
      gestures: { 'retry.requested': () => page.getByRole('button', { name: copy.retry }).click() },
      // the address changes the query and the page
      world: ['query.changed', 'page.requested'],
      see: async (state) => {
        const list = page.getByRole('region', { name: words.list });
        await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
        expect(headline().elements().length).toBe(state.matches('filled') ? 1 : 0);
        expect(page.getByText(words.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
        expect(page.getByText(words.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
      },
    });
  });
});
