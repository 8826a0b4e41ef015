import { captchaMessages } from '#server/auth/captcha/captchaMessages.ts';
import { repCodes } from '#contract/auth/auth.ts';
import type { WordCaptchaActor } from '#machines/auth/wordCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { WordCaptcha } from '#src/features/auth/WordCaptcha.tsx';
import { wordChallenge, wordPoints } from '#stories/auth/identitySamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';

const messages = identityMessages.words;
const markers = () => page.getByRole('application', { name: messages.area }).getByText(/^\d$/).elements();
const retry = () => named(uiMessages.retry);

export default modelOf({
  of: 'wordCaptcha',
  machine: wordCaptchaMachine,
  samples: [
    { type: 'point.chosen', point: { x: 24, y: 84 } },
    { type: 'point.retracted' },
    { type: 'challenge.refreshed' },
  ],
  outcomes: {
    getChallenge: { done: [wordChallenge] },
    checkPoints: {
      done: [
        { passed: true, verification: 'v' },
        { passed: false, message: captchaMessages[repCodes.wrong] },
      ],
    },
  },
  keep: ({ points }) => points.length,
  play: () => ({
    view: (actor: WordCaptchaActor) => <WordCaptcha actor={actor} />,
    gestures: {
      // each click has another position, because two at one position would be a double click
      'point.chosen': () => named(messages.crosshair).click({ position: wordPoints[markers().length]! }),
      'point.retracted': () => named(messages.retract).click(),
      'challenge.refreshed': () => (retry().query() ? retry() : named(loginMessages.captcha.refresh)).click(),
    },
  }),
});
