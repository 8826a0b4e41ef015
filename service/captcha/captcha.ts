import type { CaptchaChallenge } from '#contract/auth.ts';
import { repCodes } from '#contract/auth.ts';
import { networkOf } from '../caller.ts';
import type { Context } from '../context.ts';
import { messages } from '../messages.ts';
import { drawBlockPuzzle } from './blockPuzzle.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { decrypted, encrypted, freshKey } from './cipher.ts';
import { drawClickWord } from './clickWord.ts';
import { asksForWords } from './escalation.ts';
import { countFailure, whyNotCheck, whyNotDraw } from './guard.ts';
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
  captchaType: 'blockPuzzle' | 'clickWord';
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

/** Draws a challenge and keeps its answer. */
export const getCaptcha = async (
  world: World,
  { captchaType, clientUid = '' }: GetRequest,
): Promise<CaptchaAnswer<CaptchaChallenge>> => {
  const uid = clientUid || null;
  const refused = await whyNotDraw(world, uid);
  if (refused) return captchaAnswer(refused);
  if (captchaType === 'blockPuzzle' && (await asksForWords(world))) return captchaAnswer(repCodes.wordsAsked);
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
  const refused = await whyNotCheck(world, uid);
  if (refused) return captchaAnswer(refused);
  const challenge = await takeChallenge(db, clock, request.token);
  if (!challenge || challenge.captchaType !== request.captchaType) return captchaAnswer(repCodes.expired);
  const text = decrypted(request.pointJson, challenge.secretKey);
  const { answer, clientUid, network } = challenge;
  const right =
    text !== null &&
    challenge.ageMs >= fastestMs &&
    (uid === null || clientUid === null || uid === clientUid) &&
    network === networkOf(world.caller.address) &&
    (challenge.captchaType === 'blockPuzzle' ? isSliderRight(text, answer[0]!) : areWordsRight(text, answer));
  if (!right) {
    await countFailure(world, clientUid);
    return captchaAnswer(repCodes.wrong);
  }
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
