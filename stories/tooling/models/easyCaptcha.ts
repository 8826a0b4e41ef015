import { page, pass, settled, userEvent } from '#stories/tooling/player/hand.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import type { SliderCaptchaAsks } from '#machines/auth/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { answers } from '#machines/effects.ts';
import { limits } from '#contract/protocol/limits.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { challenge } from '#stories/fixtures/samples.ts';

const slider = sliderCaptchaMachine.provide({
  actors: answers<SliderCaptchaAsks>({
    getChallenge: async () => challenge,
    checkPosition: async () => ({ passed: true, verification: 'verified' }),
  }),
});

/** A captcha that lets every position of its slider pass. */
export const easyCaptcha = captchaMachine.provide({ actors: { slider } });

/** Solves the captcha that is open, by keyboard, and waits until its box has closed. */
export const solveCaptcha = async (): Promise<void> => {
  await settled();
  page.getByRole('slider', { name: loginCopy.captcha.handle }).element().focus();
  await userEvent.keyboard('{End}{Enter}');
  await settled();
  await pass(limits.captchaPopClosesMs);
};
