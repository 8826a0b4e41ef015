import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import model from '#stories/tooling/models/WordCaptcha.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.words;
const surface = () => named(messages.crosshair);
const retry = () => named(uiMessages.retry);
const markers = () => page.getByRole('application', { name: messages.area }).getByText(/^\d$/).elements();
const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

walkEvery(model, async (state) => {
  const { challenge, points } = state.context;
  const hasPicture = !['loading', 'unavailable'].includes(state.value);
  expect(challenge !== undefined).toBe(hasPicture);
  expect(page.getByRole('img', { name: messages.picture }).elements()).toHaveLength(hasPicture ? 1 : 0);
  expect(markers()).toHaveLength(points.length);
  if (state.matches('ready')) await expect.element(surface()).not.toHaveAttribute('aria-disabled');
  else if (hasPicture) await expect.element(surface()).toHaveAttribute('aria-disabled', 'true');
  const canRetract = points.length > 0 && ['ready', 'pausing'].includes(state.value);
  if (canRetract) await expect.element(named(messages.retract)).toBeEnabled();
  else await expect.element(named(messages.retract)).toBeDisabled();
  expect(shows(/^验证失败/)).toBe(state.matches('failed'));
  expect(shows(/^验证成功/)).toBe(['passed', 'closing', 'closed'].includes(state.value));
  expect(shows(new RegExp(loginMessages.captcha.checking))).toBe(state.matches('checking'));
  expect(retry().elements()).toHaveLength(state.matches('unavailable') ? 1 : 0);
});
