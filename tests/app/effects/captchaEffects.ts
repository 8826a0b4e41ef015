import { expect } from 'vitest';
import { ApiError } from '#contract/protocol/apiError.ts';
import { start } from '#tests/support/time.ts';
import type { EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { quietly } from './outside.ts';

const challenge = { token: 'known', secretKey: '' };
/** The type of a captcha, and the browser's id for it. */
const puzzle = (captchaType: string, mark: string) => ({
  captchaType,
  clientUid: expect.stringMatching(new RegExp(`^${mark}-[0-9a-f-]{36}$`)) as string,
  ts: start,
});
const answer = (captchaType: string, mark: string) =>
  quietly('/api-auth/captcha/check', {
    ...puzzle(captchaType, mark),
    token: challenge.token,
    pointJson: expect.any(String) as string,
  });
const passed = { '/api-auth/captcha/check': { repCode: '0000' } };
const verified = { passed: true, verification: expect.any(String) as string };
const loaded = { '/api-auth/captcha/get': { repCode: '0000', repData: challenge } };

/** The effects of the captchas. */
export const captchaRows: EffectRow[] = [
  {
    effect: 'slider/getChallenge',
    where: 'that is not given',
    responses: { '/api-auth/captcha/get': { repCode: '6202', repMsg: '过于频繁' } },
    done: [quietly('/api-auth/captcha/get', puzzle('blockPuzzle', 'slider'))],
    output: new ApiError('6202', '过于频繁'),
  },
  {
    effect: 'slider/checkPosition',
    where: 'that is wrong',
    given: { challenge, x: 12 },
    responses: { '/api-auth/captcha/check': { repCode: '6111', repMsg: '请重新拖动' } },
    done: [answer('blockPuzzle', 'slider')],
    output: { passed: false, message: '请重新拖动' },
  },
  {
    effect: 'words/getChallenge',
    responses: loaded,
    done: [quietly('/api-auth/captcha/get', puzzle('clickWord', 'point'))],
    output: challenge,
  },
  {
    effect: 'words/checkPoints',
    given: { challenge, points: [{ x: 1, y: 2 }] },
    responses: passed,
    done: [answer('clickWord', 'point')],
    output: verified,
  },
].map(inside('login/smsCode/captcha'));
