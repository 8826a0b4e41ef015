import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { captchaCheck, captchaGet, effortCheck, effortGet, repCodes } from '#contract/auth/auth.ts';
import { Refusal } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CaptchaAsks } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import type { CaptchaVerdict, SliderCaptchaAsks } from '#machines/auth/sliderCaptcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import type { WordCaptchaAsks } from '#machines/auth/wordCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { answers } from '#machines/effects.ts';
import { clientUid } from '#src/platform/browser.ts';
import { loginCopy } from './loginMessages.ts';
import { proofOfWork } from '#src/platform/proofOfWorkThread.ts';
import { captchaCipher } from '#src/api/secrets.ts';
import type { Site } from '#src/app/siteContext.ts';

type CaptchaSite = Pick<Site, 'call' | 'config'>;

type Puzzle = { captchaType: 'blockPuzzle' | 'clickWord'; clientUid: string };

const slider = (): Puzzle => ({ captchaType: 'blockPuzzle', clientUid: clientUid('slider') });
const words = (): Puzzle => ({ captchaType: 'clickWord', clientUid: clientUid('point') });

const challengeOf = async ({ call }: CaptchaSite, puzzle: Puzzle): Promise<CaptchaChallenge> => {
  const answer = await call(captchaGet, { ...puzzle, ts: Date.now() }, { quiet: true });
  if (answer.repCode === repCodes.ok && answer.repData) return answer.repData;
  throw new Refusal(answer.repCode, answer.repMsg ?? loginCopy.captcha.unavailable);
};

const verdictOn = async (
  { call, config }: CaptchaSite,
  puzzle: Puzzle,
  challenge: CaptchaChallenge,
  answer: object,
): Promise<CaptchaVerdict> => {
  const point = JSON.stringify(answer);
  const { repCode, repMsg } = await call(
    captchaCheck,
    {
      ...puzzle,
      token: challenge.token,
      pointJson: captchaCipher(point, challenge.secretKey, config.captchaKey),
      ts: Date.now(),
    },
    { quiet: true },
  );
  return repCode === repCodes.ok
    ? {
        passed: true,
        verification: captchaCipher(`${challenge.token}---${point}`, challenge.secretKey, config.captchaKey),
      }
    : { passed: false, message: repMsg ?? '' };
};

/** The captcha joined to the service, by any of its three ways. */
export const captchaWith = (site: CaptchaSite) =>
  captchaMachine.provide({
    actors: {
      slider: sliderCaptchaMachine.provide({
        actors: answers<SliderCaptchaAsks>({
          getChallenge: async () => challengeOf(site, slider()),
          checkPosition: async ({ challenge, x }) =>
            verdictOn(site, slider(), challenge, { x, y: limits.captchaSliderY }),
        }),
      }),
      words: wordCaptchaMachine.provide({
        actors: answers<WordCaptchaAsks>({
          getChallenge: async () => challengeOf(site, words()),
          checkPoints: async ({ challenge, points }) => verdictOn(site, words(), challenge, points),
        }),
      }),
      ...answers<CaptchaAsks>({
        makeEffort: async ({ report }, { signal }) => {
          const uid = { clientUid: clientUid('slider') };
          const work = await site.call(effortGet, { ...uid, algorithm: 'PBKDF2' }, { quiet: true, signal });
          const numbers = await proofOfWork(work, report, signal);
          return site.call(effortCheck, { ...uid, token: work.token, numbers }, { quiet: true, signal });
        },
      }),
    },
  });
