import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pagingMessages } from '#src/ui/messages/paging.ts';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { summaries } from '#stories/content/contentSamples.ts';
import model from '#stories/tooling/models/NewsList.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const query: NewsQuery = { category: 'notice', page: 2 };
const some = { total: 42, rows: [...summaries] };
const at = (input: object = { query }) => renderMachine(model.machine, input, model.play().view);
const headline = () => page.getByRole('link', { name: new RegExp(summaries[0]!.title) });

describe('a list of news', () => {
  test('its pages are links that keep the category', async () => {
    const { requests } = at();
    requests.fetchRows?.at(-1)?.resolve(some);
    await settled();
    await expect
      .element(page.getByRole('link', { name: pagingMessages.next }))
      .toHaveAttribute('href', '/news?category=notice&page=3');
    await expect
      .element(page.getByRole('link', { name: pagingMessages.previous }))
      .toHaveAttribute('href', '/news?category=notice');
  });
});

walkEvery(model, async (state) => {
  const list = page.getByRole('region', { name: messages.list });
  await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
  expect(headline().elements().length).toBe(state.matches('filled') ? 1 : 0);
  expect(page.getByText(messages.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
  expect(page.getByText(messages.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
