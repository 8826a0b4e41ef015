import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { openedSession } from './user.ts';

/** The two picture puzzles of the AJ-Captcha protocol. */
export const captchaType = z.enum(['blockPuzzle', 'clickWord']);

/** Codes of the AJ-Captcha protocol that the page reacts to. */
export const repCodes = {
  ok: '0000',
  fieldMissing: '0011',
  expired: '6110',
  wrong: '6111',
  getLimit: '6201',
  locked: '6202',
  checkLimit: '6204',
  /** The service requires the click-word captcha of this caller instead of the slider. */
  wordsRequired: '6206',
} as const;

const clientUid = z.optional(z.string().check(z.maxLength(64)));
const timestamp = z.optional(z.union([z.number(), z.string()]));

/** A captcha challenge. It never contains the answer; `secretKey` is absent if the server does not encrypt. */
export const captchaChallenge = z.object({
  token: z.string(),
  secretKey: z.nullish(z.string()),
  originalImageBase64: z.string(),
  jigsawImageBase64: z.nullish(z.string()),
  wordList: z.nullish(z.array(z.string())),
});
export type CaptchaChallenge = z.output<typeof captchaChallenge>;

/** AJ-Captcha's own envelope inside the site's. Other servers send `repData: null`, so it is parsed leniently. */
const captchaAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ repCode: z.string(), repMsg: z.nullish(z.string()), repData: z.nullish(data) });

export const captchaGet = endpoint({
  method: 'get',
  path: '/api-auth/captcha/get',
  summary: '获取一次人机验证挑战(滑块拼图或点选文字)',
  session: 'none',
  payload: 'query',
  input: z.object({ captchaType, clientUid, ts: timestamp }),
  output: captchaAnswer(captchaChallenge),
});

export const captchaCheck = endpoint({
  method: 'post',
  path: '/api-auth/captcha/check',
  summary: '核验一次人机验证答案;无论对错,挑战即告失效',
  session: 'none',
  payload: 'body',
  input: z.object({
    captchaType,
    token: z.string().check(z.minLength(1), z.maxLength(64)),
    pointJson: z.string().check(z.minLength(1), z.maxLength(2_000)),
    clientUid,
    ts: timestamp,
  }),
  output: captchaAnswer(z.looseObject({ result: z.nullish(z.boolean()), token: z.nullish(z.string()) })),
});

export const singleSignOn = endpoint({
  method: 'post',
  path: '/api-auth/sso/login',
  summary: '单点登录:以一次性票据换取会话',
  session: 'none',
  payload: 'body',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: openedSession,
});

/** A proof of work instead of a captcha picture (WCAG 2.2 SC 3.3.8): the browser computes, the user solves nothing. */
export const proofOfWorkGet = endpoint({
  method: 'get',
  path: '/api-auth/captcha/effort',
  summary: '获取一次免图验证的运算题;次数受限,严于图片验证',
  session: 'none',
  payload: 'query',
  input: z.object({
    clientUid,
    /** The algorithm the caller supports: 'PBKDF2'. A page of an earlier build sends none and gets a notice to reload. */
    algorithm: z.optional(z.string().check(z.maxLength(16))),
  }),
  output: z.object({
    token: z.string(),
    /** The number of puzzles, counted from 0; each is solved by one number. */
    puzzles: z.int(),
    /** PBKDF2-HMAC-SHA-256 with `token` as password and `puzzle:number` as salt must begin with this many zero bits. */
    zeroBits: z.int(),
    /** PBKDF2 iterations. */
    iterations: z.int(),
  }),
});

export const proofOfWorkCheck = endpoint({
  method: 'post',
  path: '/api-auth/captcha/effort/check',
  summary: '提交免图验证的答案,每题一个数;通过后返回验证串',
  session: 'none',
  payload: 'body',
  input: z.object({
    token: z.string().check(z.maxLength(64)),
    numbers: z.array(z.int().check(z.nonnegative())).check(z.maxLength(1_000)),
    clientUid,
  }),
  output: z.object({ verification: z.string() }),
});
