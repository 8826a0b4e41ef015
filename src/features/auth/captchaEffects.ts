import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { captchaCheck, captchaGet, proofOfWorkCheck, proofOfWorkGet, repCodes } from '#contract/auth/auth.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CaptchaRequests } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import type { SliderCaptchaRequests } from '#machines/auth/sliderCaptcha.ts';
import type { CaptchaVerdict } from '#machines/auth/captchaChallenge.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import type { WordCaptchaRequests } from '#machines/auth/wordCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { requests } from '#machines/effects.ts';
import { clientUid } from '#src/platform/pageActions.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { proofOfWork } from '#src/platform/proofOfWorkThread.ts';
import { captchaCipher } from '#src/api/secrets.ts';
import type { Site } from '#src/app/siteContext.ts';

type CaptchaSite = Pick<Site, 'call' | 'config'>;

type Puzzle = { captchaType: 'blockPuzzle' | 'clickWord'; clientUid: string };

const slider = (): Puzzle => ({ captchaType: 'blockPuzzle', clientUid: clientUid('slider') });
const wordPuzzle = (): Puzzle => ({ captchaType: 'clickWord', clientUid: clientUid('point') });

const challengeOf = async ({ call }: CaptchaSite, puzzle: Puzzle): Promise<CaptchaChallenge> => {
  const answer = await call(captchaGet, { ...puzzle, ts: Date.now() }, { quiet: true });
  if (answer.repCode === repCodes.ok && answer.repData) return answer.repData;
  throw new ApiError(answer.repCode, answer.repMsg ?? loginMessages.captcha.unavailable);
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

/** The captcha with its effects, in any of its three ways. */
export const captchaWith = (site: CaptchaSite) =>
  captchaMachine.provide({
    actors: {
      slider: sliderCaptchaMachine.provide({
        actors: requests<SliderCaptchaRequests>({
          getChallenge: async () => challengeOf(site, slider()),
          checkPosition: async ({ challenge, x }) =>
            verdictOn(site, slider(), challenge, { x, y: limits.captchaSliderY }),
        }),
      }),
      words: wordCaptchaMachine.provide({
        actors: requests<WordCaptchaRequests>({
          getChallenge: async () => challengeOf(site, wordPuzzle()),
          checkPoints: async ({ challenge, points }) => verdictOn(site, wordPuzzle(), challenge, points),
        }),
      }),
      ...requests<CaptchaRequests>({
        proveWork: async ({ report }, { signal }) => {
          const uid = { clientUid: clientUid('slider') };
          const work = await site.call(proofOfWorkGet, { ...uid, algorithm: 'PBKDF2' }, { quiet: true, signal });
          const numbers = await proofOfWork(work, report, signal);
          return site.call(proofOfWorkCheck, { ...uid, token: work.token, numbers }, { quiet: true, signal });
        },
      }),
    },
  });
