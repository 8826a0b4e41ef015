import { page, pass, settled, userEvent } from '#flows';
import { captchaMachine } from '#machines/auth/captcha.ts';
import type { SliderCaptchaRequests } from '#machines/auth/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { requests } from '#machines/effects.ts';
import { limits } from '#contract/protocol/limits.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { challenge } from '#stories/fixtures/samples.ts';

const slider = sliderCaptchaMachine.provide({
  actors: requests<SliderCaptchaRequests>({
    getChallenge: async () => challenge,
    checkPosition: async () => ({ passed: true, verification: 'verified' }),
  }),
});

/** A captcha that accepts every position of its slider. */
export const easyCaptcha = captchaMachine.provide({ actors: { slider } });

/** Solves the open captcha by keyboard, and waits until its dialog has closed. */
export const solveCaptcha = async (): Promise<void> => {
  await settled();
  page.getByRole('slider', { name: loginMessages.captcha.handle }).element().focus();
  await userEvent.keyboard('{End}{Enter}');
  await settled();
  await pass(limits.captchaPopClosesMs);
};
