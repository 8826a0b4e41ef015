import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import model from '#stories/tooling/models/OrderTemplates.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = quoteMessages.templates;

walkEvery(model, async (state) => {
  const { templates: listed, orders = [], line, chosenId, errorMessage } = state.context;
  const isListed = state.matches('listed');
  expect(page.getByRole('listitem').elements()).toHaveLength(isListed ? listed.length + orders.length : 0);
  expect(page.getByRole('alert').elements()).toHaveLength(errorMessage !== undefined && !state.hasTag('busy') ? 1 : 0);
  expect(page.getByText(line ? messages.noneOf('海运整箱') : messages.none, { exact: true }).elements()).toHaveLength(
    isListed && listed.length === 0 ? 1 : 0,
  );
  const isNamed = state.matches({ listed: 'renaming' }) || state.matches({ listed: 'storingName' });
  expect(page.getByRole('textbox', { name: messages.name }).elements()).toHaveLength(
    isNamed && chosenId !== undefined ? 1 : 0,
  );
  const isTimed = (['scheduling', 'storingRhythm', 'endingRhythm'] as const).some((step) =>
    state.matches({ listed: step }),
  );
  const first = page.getByLabelText(messages.rhythm.from).elements();
  expect(first.map((input) => (input as HTMLInputElement).value)).toEqual(isTimed ? [state.context.rhythm?.from] : []);
  const isDue = isListed && listed.some(({ dueSince }) => dueSince !== undefined);
  expect(page.getByText(messages.due).elements()).toHaveLength(isDue ? 1 : 0);
});
