import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { networkOf } from '#service/http/caller.ts';
import type { Context } from '#service/http/context.ts';
import { messages, waitInWords } from '#service/http/messages.ts';
import { drawBlockPuzzle } from './blockPuzzle.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { decrypted, encrypted, freshKey } from './cipher.ts';
import { drawClickWord } from './clickWord.ts';
import { asksForWords } from './escalation.ts';
import type { CaptchaType } from './client.ts';
import type { Limited } from './guard.ts';
import { beginTry, endRightTry, endWrongTry, limitCheck, limitDraw } from './guard.ts';
import { areWordsRight, isSliderRight } from './judge.ts';
import { keepPass, takePass } from './passes.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;
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

const repMsgs: Readonly<Record<RepCode, string>> = {
  [repCodes.ok]: '成功',
  [repCodes.fieldMissing]: '请求参数不能为空',
  [repCodes.expired]: '验证码已失效，请重新获取',
  [repCodes.wrong]: '验证失败',
  [repCodes.getLimit]: '获取次数过多，请稍后再试',
  [repCodes.locked]: '验证失败次数过多，请5分钟后再试',
  [repCodes.checkLimit]: '验证次数过多，请稍后再试',
  [repCodes.wordsAsked]: messages.wordsAsked,
};

/** A hand, or a keyboard, needs longer than this from the picture's arrival to its answer. */
const fastestMs = 150;

/** Answers with a code of the protocol and its Chinese message. */
export const captchaAnswer = <Data>(repCode: RepCode, repData: Data | null = null): CaptchaAnswer<Data> => ({
  repCode,
  repMsg: repMsgs[repCode],
  repData,
});

const limited = ({ repCode, waitSeconds }: Limited): CaptchaAnswer<never> => ({
  repCode,
  repMsg: waitSeconds === undefined ? repMsgs[repCode] : messages.captchaPause(waitInWords(waitSeconds)),
  repData: null,
});

/**
 * Draws a challenge and keeps its answer. Where words are wanted, a slider is answered with 6206, which is no code of the
 * protocol: a client that `knowsReferral` turns to words then, others get their slider, which slows down instead.
 */
export const getCaptcha = async (
  world: World,
  { captchaType, clientUid = '' }: GetRequest,
  { knowsReferral }: { knowsReferral: boolean },
): Promise<CaptchaAnswer<CaptchaChallenge>> => {
  const uid = clientUid || null;
  const refused = await limitDraw(world, uid, captchaType);
  // where a slider pauses, words may be had at once
  const isOver = refused !== null && refused.waitSeconds === undefined;
  if (!isOver && knowsReferral && captchaType === 'blockPuzzle' && (await asksForWords(world, uid)))
    return captchaAnswer(repCodes.wordsAsked);
  if (refused) return limited(refused);
  const { answer, ...pictures } = captchaType === 'blockPuzzle' ? drawBlockPuzzle() : drawClickWord();
  const secretKey = freshKey();
  const network = networkOf(world.caller.address);
  const token = await keepChallenge(world.db, world.clock, { captchaType, secretKey, answer, clientUid: uid, network });
  return captchaAnswer(repCodes.ok, { token, secretKey, ...pictures });
};

/** Judges an answer; the challenge is used up by it, right or wrong. A right one is good for one verification. */
export const checkCaptcha = async <Request extends CheckRequest>(
  world: World,
  request: Request,
): Promise<CaptchaAnswer<Request & { result: true }>> => {
  const { db, clock } = world;
  const uid = request.clientUid || null;
  const refused = await limitCheck(world, uid);
  if (refused) return limited(refused);
  const challenge = await takeChallenge(db, clock, request.token);
  if (!challenge || challenge.captchaType !== request.captchaType) return captchaAnswer(repCodes.expired);
  const { answer, clientUid, network } = challenge;
  const notNow = await beginTry(world, clientUid, request.captchaType);
  if (notNow) return limited(notNow);
  const text = decrypted(request.pointJson, challenge.secretKey);
  const right =
    text !== null &&
    challenge.ageMs >= fastestMs &&
    (uid === null || clientUid === null || uid === clientUid) &&
    network === networkOf(world.caller.address) &&
    (challenge.captchaType === 'blockPuzzle' ? isSliderRight(text, answer[0]!) : areWordsRight(text, answer));
  if (!right) {
    await endWrongTry(world, clientUid);
    return captchaAnswer(repCodes.wrong);
  }
  await endRightTry(world, clientUid, request.captchaType);
  await keepPass(db, clock, encrypted(`${challenge.token}---${text}`, challenge.secretKey), {
    captchaType: challenge.captchaType,
    clientUid,
    network,
  });
  return captchaAnswer(repCodes.ok, { ...request, result: true as const });
};

/** The second verification: uses up a passed check. */
export const verifyCaptcha = async (world: World, captchaVerification: string): Promise<CaptchaAnswer<never>> => {
  const pass = await takePass(world.db, world.clock, captchaVerification, world.caller);
  return captchaAnswer(pass ? repCodes.ok : repCodes.expired);
};
