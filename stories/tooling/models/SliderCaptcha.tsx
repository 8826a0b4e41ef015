import { captchaMessages } from '#server/auth/captcha/captchaMessages.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { SliderCaptchaActor } from '#machines/auth/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { SliderCaptcha } from '#src/features/auth/SliderCaptcha.tsx';
import { modelOf, mouse, page, userEvent } from '#flows';
import { challenge } from '#stories/fixtures/samples.ts';

const slider = () => page.getByRole('slider', { name: loginMessages.captcha.handle });
const refresh = () => page.getByRole('button', { name: loginMessages.captcha.refresh });
const again = () => page.getByRole('button', { name: uiMessages.retry });

export default modelOf({
  of: 'sliderCaptcha',
  machine: sliderCaptchaMachine,
  samples: [
    { type: 'piece.grabbed' },
    { type: 'piece.moved', x: 90 },
    { type: 'piece.released' },
    { type: 'piece.lost' },
    { type: 'challenge.refreshed' },
  ],
  outcomes: {
    getChallenge: {
      done: [challenge],
      error: [repCodes.getLimit, repCodes.wordsRequired].map((code) => new ApiError(code, captchaMessages[code])),
    },
    checkPosition: {
      done: [
        { passed: true, verification: 'v' },
        { passed: false, message: captchaMessages[repCodes.wrong] },
      ],
    },
  },
  keep: ({ x }) => x > 0,
  play: () => ({
    view: (actor: SliderCaptchaActor) => <SliderCaptcha actor={actor} />,
    gestures: {
      'piece.grabbed': () => mouse.press(slider().element()),
      'piece.moved': () => mouse.drag(90),
      'piece.released': () => mouse.release(),
      'piece.lost': async () => {
        slider().element().focus();
        await userEvent.keyboard('{Escape}');
      },
      'challenge.refreshed': async () => {
        const button = refresh().query() ?? again().element();
        button.focus();
        await userEvent.keyboard('{Enter}');
      },
    },
  }),
});
