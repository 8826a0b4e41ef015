import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { identityMessages } from '#src/features/auth/messages.ts';
import model from '#stories/tooling/models/Reading.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.reading;
const mail = 'service@example.com';
const area = () => page.getByRole('region', { name: /正文$/ });
const shown = (text: string) => page.getByText(text).elements().length > 0;

walkEvery(model, async (state) => {
  expect(area().elements()).toHaveLength(state.matches('reading') ? 1 : 0);
  if (!state.matches('reading')) return;
  const end = state.matches({ reading: { end: 'unread' } });
  const countdown = state.matches({ reading: { countdown: 'running' } });
  const missing = end ? (countdown ? 'both' : 'end') : countdown ? 'countdown' : 'none';
  await expect.element(page.getByText(messages.missing[missing])).toBeVisible();
  expect(shown(messages.wait(state.context.secondsLeft))).toBe(countdown);
  if (missing === 'none') await expect.element(named(messages.confirm)).toBeEnabled();
  else await expect.element(named(messages.confirm)).toBeDisabled();
  expect(page.getByRole('link', { name: mail }).elements()).toHaveLength(state.context.mail === mail ? 1 : 0);
});
