import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import model from '#stories/tooling/models/ChargeList.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = serviceMessages.charges;

describe('the charges of a service', () => {
  walkEvery(model, async (state) => {
    await expect
      .element(page.getByRole('region', { name: messages.title }))
      .toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(page.getByText('燃油附加费').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(messages.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(messages.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
