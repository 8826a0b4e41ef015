import { describe, expect, onTestFinished, test, afterEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { SliderCaptcha } from '#src/features/auth/SliderCaptcha.tsx';
import { challenge, gapX } from '#stories/fixtures/samples.ts';
import model from '#stories/tooling/models/SliderCaptcha.tsx';
import { mouse } from '#flows';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const slider = () => page.getByRole('slider', { name: loginMessages.captcha.handle });
const drawnAt = async () => {
  const staged = renderMachine(sliderCaptchaMachine, undefined, (actor) => <SliderCaptcha actor={actor} />);
  onTestFinished(mouse.release);
  staged.requests.getChallenge?.at(-1)?.resolve(challenge);
  await settled();
  return staged;
};
/** CSS pixels of a distance in the wire's 310 wide frame. */
const shown = (x: number) => (x * slider().element().parentElement!.clientWidth) / 310;

const slide = async () => {
  const staged = await drawnAt();
  await mouse.press(slider().element());
  await mouse.drag(shown(gapX));
  await pass(1_250);
  await mouse.release();
  await settled();
  return staged;
};

describe('specification 4 and 9: the slider captcha', () => {
  test('is shown 300 x 150, its positions are in the 310 x 155 frame', async () => {
    const { requests, actor } = await slide();
    const picture = page.getByRole('img', { name: loginMessages.captcha.picture }).element();
    expect([picture.clientWidth, picture.clientHeight]).toEqual([300, 150]);
    expect(actor.getSnapshot().context.x).toBeCloseTo(gapX, 0);
    expect(requests.checkPosition?.at(-1)?.input).toMatchObject({ challenge, x: actor.getSnapshot().context.x });
  });

  test.each([300, 390])('on a page %d px wide no control lies over the picture', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await drawnAt();
    const picture = page.getByRole('img', { name: loginMessages.captcha.picture }).element().getBoundingClientRect();
    expect(picture.width).toBeGreaterThan(250);
    for (const control of document.querySelectorAll('button, [role=slider]')) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      expect([left >= 0, right <= width]).toEqual([true, true]);
      expect(right <= picture.left || left >= picture.right || bottom <= picture.top || top >= picture.bottom).toBe(
        true,
      );
    }
  });

  test('works by keyboard alone', async () => {
    const { requests, actor } = await drawnAt();
    slider().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{ArrowLeft}');
    expect(actor.getSnapshot().context.x).toBe(11);
    await expect.element(slider()).toHaveAttribute('aria-valuenow', '11');
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { x: 0 } });
    await userEvent.keyboard('{End}{Enter}');
    expect(requests.checkPosition?.at(-1)?.input).toMatchObject({ x: 263 });
  });
});

const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

// a path may end while the piece is held
afterEach(mouse.release);

walkEvery(model, async (state) => {
  const can = state.matches('ready') || state.matches('sliding');
  if (can) await expect.element(slider()).not.toHaveAttribute('aria-disabled');
  else await expect.element(slider()).toHaveAttribute('aria-disabled', 'true');
  const picture = page.getByRole('img', { name: loginMessages.captcha.picture });
  const hasPicture = !['loading', 'unavailable', 'referred'].includes(state.value);
  expect(picture.elements().length > 0).toBe(hasPicture);
  expect(shows(/^验证失败/)).toBe(state.matches('failed'));
  const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
  expect(shows(/验证成功/)).toBe(passed);
});
