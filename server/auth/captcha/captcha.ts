import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { networkOf } from '#server/http/requests/caller.ts';
import type { Context } from '#server/http/context.ts';
import { messages, waitText } from '#server/http/errors/messages.ts';
import { drawBlockPuzzle } from './blockPuzzle.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { captchaMessages } from './captchaMessages.ts';
import { decrypted, encrypted, freshKey } from './cipher.ts';
import { drawClickWord } from './clickWord.ts';
import { requiresWords } from './escalation.ts';
import type { CaptchaType } from './client.ts';
import type { Limited } from './guard.ts';
import { beginTry, countPicture, endRightTry, endWrongTry, limitCheck } from './guard.ts';
import { areWordsRight, isSliderRight } from './judge.ts';
import { storePass, takePass } from './passes.ts';
import { stockOf } from './pictureStock.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;
type RepCode = (typeof repCodes)[keyof typeof repCodes];

/** AJ-Captcha's own envelope. */
export interface CaptchaAnswer<Data> {
  repCode: RepCode;
  repMsg: string;
  repData: Data | null;
}

export interface GetRequest {
  captchaType: CaptchaType;
  clientUid?: string | undefined;
}

export interface CheckRequest extends GetRequest {
  token: string;
  pointJson: string;
}

/**
 * Drawing and encoding a picture takes ten times as long as sending it: so many challenges share one, each with its own
 * token, key and client.
 */
const stock = { pictures: 32, uses: 8 };
const pictureOf = { blockPuzzle: stockOf(stock, drawBlockPuzzle), clickWord: stockOf(stock, drawClickWord) } as const;

/** A person with a mouse or keyboard takes longer than this. */
const fastestMs = 150;

/** Responds with a code of the protocol and its Chinese message. */
export const captchaAnswer = <Data>(repCode: RepCode, repData: Data | null = null): CaptchaAnswer<Data> => ({
  repCode,
  repMsg: captchaMessages[repCode],
  repData,
});

const limited = ({ repCode, waitSeconds }: Limited): CaptchaAnswer<never> => ({
  repCode,
  repMsg: waitSeconds === undefined ? captchaMessages[repCode] : messages.captchaPause(waitText(waitSeconds)),
  repData: null,
});

/**
 * Draws a challenge and stores its answer. If clicked words are required, a slider request gets 6206, which the
 * protocol does not define: a client that `knowsReferral` switches to words; others get their slider, which is slowed
 * down instead.
 */
export const getCaptcha = async (
  dependencies: Dependencies,
  { captchaType, clientUid = '' }: GetRequest,
  { knowsReferral }: { knowsReferral: boolean },
): Promise<CaptchaAnswer<CaptchaChallenge>> => {
  const uid = clientUid || null;
  const { history, rejected } = await countPicture(dependencies, uid, captchaType);
  // a client whose slider pauses may get words at once
  const isOver = rejected !== null && rejected.waitSeconds === undefined;
  if (!isOver && knowsReferral && captchaType === 'blockPuzzle' && (await requiresWords(dependencies, uid, history)))
    return captchaAnswer(repCodes.wordsRequired);
  if (rejected) return limited(rejected);
  const { answer, ...pictures } = pictureOf[captchaType]();
  const secretKey = freshKey();
  const network = networkOf(dependencies.caller.address);
  const token = await storeChallenge(dependencies.db, dependencies.clock, {
    captchaType,
    secretKey,
    answer,
    clientUid: uid,
    network,
  });
  return captchaAnswer(repCodes.ok, { token, secretKey, ...pictures });
};

/** Checks an answer and uses up the challenge. A right answer is valid for one verification. */
export const checkCaptcha = async <Request extends CheckRequest>(
  dependencies: Dependencies,
  request: Request,
): Promise<CaptchaAnswer<Request & { result: true }>> => {
  const { db, clock } = dependencies;
  const uid = request.clientUid || null;
  const rejected = await limitCheck(dependencies, uid);
  if (rejected) return limited(rejected);
  const challenge = await takeChallenge(db, clock, request.token);
  if (!challenge || challenge.captchaType !== request.captchaType) return captchaAnswer(repCodes.expired);
  const { answer, clientUid, network } = challenge;
  const notNow = await beginTry(dependencies, clientUid, request.captchaType);
  if (notNow) return limited(notNow);
  const text = decrypted(request.pointJson, challenge.secretKey);
  const right =
    text !== null &&
    challenge.ageMs >= fastestMs &&
    (uid === null || clientUid === null || uid === clientUid) &&
    network === networkOf(dependencies.caller.address) &&
    (challenge.captchaType === 'blockPuzzle' ? isSliderRight(text, answer[0]!) : areWordsRight(text, answer));
  if (!right) {
    await endWrongTry(dependencies, clientUid);
    return captchaAnswer(repCodes.wrong);
  }
  await endRightTry(dependencies, clientUid, request.captchaType);
  await storePass(db, clock, encrypted(`${challenge.token}---${text}`, challenge.secretKey), {
    captchaType: challenge.captchaType,
    clientUid,
    network,
  });
  return captchaAnswer(repCodes.ok, { ...request, result: true as const });
};

/** The second verification: uses up a passed check. */
export const verifyCaptcha = async (
  dependencies: Dependencies,
  captchaVerification: string,
): Promise<CaptchaAnswer<never>> => {
  const pass = await takePass(dependencies.db, dependencies.clock, captchaVerification, dependencies.caller);
  return captchaAnswer(pass ? repCodes.ok : repCodes.expired);
};
