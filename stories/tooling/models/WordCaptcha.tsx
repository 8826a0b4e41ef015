import type { WordCaptchaActor } from '#machines/auth/wordCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { copy } from '#src/ui/messages.ts';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { WordCaptcha } from '#src/features/auth/WordCaptcha.tsx';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { wordChallenge, wordPoints } from '#stories/auth/identitySamples.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';

const words = identityCopy.words;
const markers = () => page.getByRole('application', { name: words.area }).getByText(/^\d$/).elements();
const retry = () => named(copy.retry);

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
        { passed: false, message: '点选位置不正确' },
      ],
    },
  },
  keep: ({ points }) => points.length,
  play: () => ({
    view: (actor: WordCaptchaActor) => <WordCaptcha actor={actor} />,
    gestures: {
      // every press in a place of its own, or two would be a double click
      'point.chosen': () => named(words.crosshair).click({ position: wordPoints[markers().length]! }),
      'point.retracted': () => named(words.retract).click(),
      'challenge.refreshed': () => (retry().query() ? retry() : named(loginCopy.captcha.refresh)).click(),
    },
  }),
});
