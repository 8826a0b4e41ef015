import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderFollow.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const { follow: words, acts, invoice } = orderQueryCopy;
const refused = '服务正忙，请稍后再试';
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

walkEvery(model, async (state) => {
  const { detail, refusal } = state.context;
  const article = page.getByRole('article');
  expect(shown(article)).toBe(state.matches('shown'));
  expect(shown(page.getByText(words.loading))).toBe(state.matches('fetching'));
  expect(shown(page.getByText(refused))).toBe(refusal === refused);
  if (!state.matches('shown') || !detail) return;
  await expect.element(article).toHaveAttribute('aria-busy', String(state.hasTag('busy')));
  expect(shown(page.getByRole('region', { name: invoice.title }))).toBe(state.matches({ shown: 'invoicing' }));
  expect(document.querySelector('[data-stage] textarea') !== null).toBe(state.matches({ shown: 'noting' }));
  expect(shown(page.getByText(words.stale('')))).toBe(state.matches({ shown: 'stale' }));
  expect(named(words.sheet).element().ariaBusy).toBe(
    state.matches({ shown: 'saving' }) && state.context.file === 'sheet' ? 'true' : null,
  );
  for (const act of ['order.cancelled', 'info.supplied', 'amendment.requested'] as const) {
    const button = page
      .getByRole('group', { name: words.tools })
      .getByRole('button', { name: acts[act].choose, exact: true });
    if (shown(button)) expect(button.element().matches(':enabled')).toBe(state.can({ type: 'act.chosen', act }));
    else expect(state.can({ type: 'act.chosen', act })).toBe(false);
  }
});
