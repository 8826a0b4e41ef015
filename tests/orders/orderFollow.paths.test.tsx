import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#server/http/messages.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderFollow.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const { follow: words, commands, invoice } = orderMessages;
const rejected = messages.failed;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { detail, errorMessage } = state.context;
  const article = page.getByRole('article');
  expect(shown(article)).toBe(state.matches('shown'));
  expect(shown(page.getByText(words.loading))).toBe(state.matches('fetching'));
  expect(shown(page.getByText(rejected))).toBe(errorMessage === rejected);
  if (!state.matches('shown') || !detail) return;
  await expect.element(article).toHaveAttribute('aria-busy', String(state.hasTag('busy')));
  expect(shown(page.getByRole('region', { name: invoice.title }))).toBe(state.matches({ shown: 'invoicing' }));
  expect(document.querySelector('[data-step] textarea') !== null).toBe(state.matches({ shown: 'noting' }));
  expect(shown(page.getByText(words.stale('')))).toBe(state.matches({ shown: 'stale' }));
  expect(named(words.bookingNote).element().ariaBusy).toBe(
    state.matches({ shown: 'saving' }) && state.context.file === 'bookingNote' ? 'true' : null,
  );
  const invoiceFile = { type: 'file.requested', file: 'invoiceFile' } as const;
  expect(shown(named(words.invoiceFile))).toBe(state.can(invoiceFile) || detail.invoice?.issued?.hasFile === true);
  for (const command of ['order.cancelled', 'info.supplied', 'amendment.requested'] as const) {
    const button = page
      .getByRole('group', { name: words.tools })
      .getByRole('button', { name: commands[command].choose, exact: true });
    if (shown(button))
      expect(button.element().matches(':enabled')).toBe(state.can({ type: 'command.chosen', command }));
    else expect(state.can({ type: 'command.chosen', command })).toBe(false);
  }
});
