import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { summaries } from '#stories/content/contentSamples.ts';
import model from '#stories/tooling/models/NewsList.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const headline = () => page.getByRole('link', { name: new RegExp(summaries[0]!.title) });

walkEvery(model, async (state) => {
  const list = page.getByRole('region', { name: messages.list });
  await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
  expect(headline().elements().length).toBe(state.matches('filled') ? 1 : 0);
  expect(page.getByText(messages.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
  expect(page.getByText(messages.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
