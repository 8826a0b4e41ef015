import { captchaMessages } from '#server/auth/captcha/captchaMessages.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { wordChallenge } from '#stories/auth/identitySamples.ts';
import { challenge } from '#stories/fixtures/samples.ts';
import { page, pass, settled, userEvent, withRecordedEffects } from '#flows';

/** Both picture puzzles as machines of a captcha, and the gestures that finish them. */
export const puzzles = () => {
  const slider = withRecordedEffects(sliderCaptchaMachine);
  const captcha = withRecordedEffects(wordCaptchaMachine);
  return {
    flows: { slider: slider.machine, words: captcha.machine },
    /** The service requires clicked words instead of the slider. */
    refer: async () => {
      slider.requests.getChallenge
        ?.at(-1)
        ?.reject(new ApiError(repCodes.wordsRequired, captchaMessages[repCodes.wordsRequired]));
      await settled();
    },
    slide: async (verification: string) => {
      slider.requests.getChallenge?.at(-1)?.resolve(challenge);
      await settled();
      page.getByRole('slider', { name: loginMessages.captcha.handle }).element().focus();
      await userEvent.keyboard('{End}{Enter}');
      slider.requests.checkPosition?.at(-1)?.resolve({ passed: true, verification });
      await settled();
      await pass(limits.captchaPopClosesMs);
    },
    click: async (verification: string) => {
      captcha.requests.getChallenge?.at(-1)?.resolve(wordChallenge);
      await settled();
      page.getByRole('button', { name: identityMessages.words.crosshair }).element().focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await pass(limits.wordCheckDelayMs);
      captcha.requests.checkPoints?.at(-1)?.resolve({ passed: true, verification });
      await settled();
      await pass(limits.captchaPopClosesMs);
    },
  };
};
