import { repCodes } from '#contract/auth/auth.ts';
import { Refusal } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { wordChallenge } from '#stories/auth/identitySamples.ts';
import { challenge } from '#stories/fixtures/samples.ts';
import { answering } from '#stories/tooling/player/answering.ts';
import { page, pass, settled, userEvent } from '#stories/tooling/player/hand.ts';

/** Both picture puzzles as flows of a captcha, and the gestures by which a person brings them to their ends. */
export const puzzles = () => {
  const slider = answering(sliderCaptchaMachine);
  const words = answering(wordCaptchaMachine);
  return {
    flows: { slider: slider.machine, words: words.machine },
    /** The service asks for clicked words instead of the slider. */
    refer: async () => {
      slider.asked.getChallenge?.at(-1)?.fail(new Refusal(repCodes.wordsAsked, '请改用点选文字'));
      await settled();
    },
    slide: async (verification: string) => {
      slider.asked.getChallenge?.at(-1)?.answer(challenge);
      await settled();
      page.getByRole('slider', { name: loginCopy.captcha.handle }).element().focus();
      await userEvent.keyboard('{End}{Enter}');
      slider.asked.checkPosition?.at(-1)?.answer({ passed: true, verification });
      await settled();
      await pass(limits.captchaPopClosesMs);
    },
    click: async (verification: string) => {
      words.asked.getChallenge?.at(-1)?.answer(wordChallenge);
      await settled();
      page.getByRole('button', { name: identityCopy.words.crosshair }).element().focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await pass(limits.wordCheckDelayMs);
      words.asked.checkPoints?.at(-1)?.answer({ passed: true, verification });
      await settled();
      await pass(limits.captchaPopClosesMs);
    },
  };
};
