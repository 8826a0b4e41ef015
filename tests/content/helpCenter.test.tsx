import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import model from '#stories/tooling/models/ServiceMail.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const address = 'service@example.com';

describe('the mail address', () => {
  walkEvery(model, (state) => {
    const link = page.getByRole('link', { name: address });
    expect(link.elements().map((one) => one.getAttribute('href'))).toEqual(
      state.matches('open') ? [`mailto:${address}`] : [],
    );
    expect(page.getByText(messages.mailLoading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
  });
});
