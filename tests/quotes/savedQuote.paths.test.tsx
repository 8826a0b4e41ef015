import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { named } from '#stories/tooling/models/named.ts';
import model from '#stories/tooling/models/SavedQuote.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = quoteMessages.quote;

walkEvery(model, async (state) => {
  const { quote, errorMessage } = state.context;
  const isShown = state.matches('shown');
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(isShown ? 1 : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(
    errorMessage !== undefined && !state.matches('fetching') ? 1 : 0,
  );
  expect(named(messages.order).elements()).toHaveLength(isShown && quote?.state === 'valid' ? 1 : 0);
  expect(page.getByRole('region', { name: messages.link }).elements()).toHaveLength(
    isShown && quote?.shareToken != null ? 1 : 0,
  );
  expect(named(messages.confirm).elements()).toHaveLength(
    state.matches({ shown: 'confirming' }) || state.matches({ shown: 'deleting' }) ? 1 : 0,
  );
});
