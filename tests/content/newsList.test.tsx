import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { copy } from '#src/ui/messages.ts';
import { pagingMessages } from '#src/ui/pagingMessages.ts';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsWords as words } from '#src/features/content/news/messages.ts';
import { summaries } from '#stories/content/contentSamples.ts';
import model from '#stories/tooling/models/NewsList.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const query: NewsQuery = { category: 'notice', page: 2 };
const some = { total: 42, rows: [...summaries] };
const at = (input: object = { query }) => stage(model.machine, input, model.play().view);
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
      .element(page.getByRole('link', { name: pagingMessages.next }))
      .toHaveAttribute('href', '/news?category=notice&page=3');
    await expect
      .element(page.getByRole('link', { name: pagingMessages.previous }))
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
  walkEvery(model, async (state) => {
    const list = page.getByRole('region', { name: words.list });
    await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(headline().elements().length).toBe(state.matches('filled') ? 1 : 0);
    expect(page.getByText(words.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
    expect(page.getByText(words.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
  });
});
