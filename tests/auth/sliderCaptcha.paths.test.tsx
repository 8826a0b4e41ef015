import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { loginMessages } from '#src/features/auth/messages.ts';
import model from '#stories/tooling/models/SliderCaptcha.tsx';
import { mouse } from '#flows';
import { walkEvery } from '#tests/support/walk.tsx';

const slider = page.getByRole('slider', { name: loginMessages.captcha.handle });
const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

// a path may end while the piece is held
afterEach(mouse.release);

walkEvery(model, async (state) => {
  const can = state.matches('ready') || state.matches('sliding');
  if (can) await expect.element(slider).not.toHaveAttribute('aria-disabled');
  else await expect.element(slider).toHaveAttribute('aria-disabled', 'true');
  const picture = page.getByRole('img', { name: loginMessages.captcha.picture });
  const hasPicture = !['loading', 'unavailable', 'referred'].includes(state.value);
  expect(picture.elements().length > 0).toBe(hasPicture);
  expect(shows(/^验证失败/)).toBe(state.matches('failed'));
  const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
  expect(shows(/验证成功/)).toBe(passed);
});
