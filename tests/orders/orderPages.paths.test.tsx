import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { orderMessages } from '#src/features/orders/messages.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import model from '#stories/tooling/models/OrderPages.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = orderMessages.pages;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, (state) => {
  const isAt = (at: 'listing' | 'drafts' | 'templates' | 'comparing') => state.matches({ shown: at });
  const isChoosing = state.matches({ shown: { following: 'choosing' } });
  expect(shown(page.getByRole('heading', { name: messages.orders, exact: true }))).toBe(
    isAt('listing') || isAt('drafts') || isAt('templates'),
  );
  expect(shown(page.getByRole('region', { name: orderMessages.orders.list }))).toBe(isAt('listing') || isChoosing);
  expect(shown(page.getByRole('region', { name: orderMessages.drafts.list, exact: true }))).toBe(isAt('drafts'));
  expect(shown(page.getByRole('region', { name: quoteMessages.templates.list, exact: true }))).toBe(isAt('templates'));
  expect(shown(page.getByRole('heading', { name: messages.comparison }))).toBe(isAt('comparing'));
  expect(shown(named(messages.drop))).toBe(isChoosing);
  expect(shown(named(messages.compare))).toBe(state.matches({ shown: { following: 'alone' } }));
});
