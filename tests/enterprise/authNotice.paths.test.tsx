import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import model from '#stories/tooling/models/AuthNotice.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = authNoticeMessages;

walkEvery(model, async (state) => {
  const title = page.getByText(messages.title, { exact: true });
  expect(title.elements().length).toBe(state.matches('closed') ? 0 : 1);
  if (state.matches('counting')) {
    await expect.element(page.getByText(messages.countdown(state.context.secondsLeft))).toBeVisible();
    await expect.element(named(messages.confirm)).toBeEnabled();
  }
  if (state.matches('opening')) await expect.element(named(messages.cancel)).toBeDisabled();
  if (state.matches('blocked')) await expect.element(page.getByRole('link')).toBeVisible();
});
