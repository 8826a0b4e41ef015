import { expect } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import type { Scripted } from './scriptedServer.ts';

interface Failure {
  /** The service's response; without it the request waits until its time is up. */
  response?: Scripted;
  /** No server listens at the address. */
  down?: boolean;
  code: string;
  text: string;
  /** Titled 错误: a response with a message, or none at all (specification section 8). */
  titled?: boolean;
  expires?: boolean;
  retryAfterSeconds?: number;
}

const rejected = (status: number, code: string, message: string, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers,
  body: JSON.stringify({ code, message, data: null }),
});
const html = (status: number, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: `<html><h1>${status}</h1></html>`,
});
const busy = '抱歉，服务器正忙！';
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000 - 60_000).toUTCString();

export const failures: Record<string, () => Failure> = {
  'the host is down': () => ({ down: true, code: codes.failed, text: '网络连接失败，请检查网络后重试', titled: true }),
  'no response in time': () => ({ code: codes.failed, text: '请求超时，请稍后重试', titled: true }),
  '401': () => ({
    response: rejected(401, codes.notLoggedIn, '请登录'),
    code: codes.unauthorized,
    text: '请登录',
    titled: true,
    expires: true,
  }),
  '401 of a proxy': () => ({ response: html(401), code: codes.unauthorized, text: busy, expires: true }),
  '401 of a changed password': () => ({
    response: rejected(401, codes.passwordChanged, '密码已修改'),
    code: codes.passwordChanged,
    text: '密码已修改',
    titled: true,
    expires: true,
  }),
  'code 10001701': () => ({
    response: rejected(200, codes.notLoggedIn, '请登录'),
    code: codes.notLoggedIn,
    text: '请登录',
    expires: true,
  }),
  '403': () => ({
    response: rejected(403, codes.forbidden, '没有权限'),
    code: codes.forbidden,
    text: '没有权限',
    titled: true,
  }),
  '413 of a proxy': () => ({ response: html(413), code: codes.failed, text: '提交的内容或文件过大，请缩小后再试' }),
  '429': () => ({
    response: rejected(429, codes.tooMany, '操作过于频繁，请37秒后再试', { 'retry-after': '37' }),
    code: codes.tooMany,
    text: '操作过于频繁，请37秒后再试',
    titled: true,
    retryAfterSeconds: 37,
  }),
  '429 of a proxy': () => ({
    response: html(429, { 'retry-after': '600' }),
    code: codes.failed,
    text: `${busy}请10分钟后再试`,
    retryAfterSeconds: 600,
  }),
  '500 of a proxy': () => ({ response: html(500), code: codes.failed, text: busy }),
  '503 of a proxy, until a date': () => ({
    response: html(503, { 'retry-after': inThreeHours() }),
    code: codes.failed,
    text: `${busy}请3小时后再试`,
    retryAfterSeconds: expect.any(Number) as number,
  }),
  'a rejection in the envelope': () => ({
    response: rejected(200, '13000001', '价格已变动'),
    code: '13000001',
    text: '价格已变动',
  }),
};

/** Successful responses that do not match the contract; a call that responds with a file has no envelope. */
export const malformed: Record<string, Scripted> = {
  nothing: { status: 200, body: '' },
  'half an envelope': { status: 200, body: '{"code":"00000000","mess' },
  'a page of a proxy': html(200),
  'an envelope of other types': { status: 200, body: '{"code":0,"message":null}' },
  'data of another type': {
    status: 200,
    body: JSON.stringify({ code: codes.ok, message: '', data: { of: 'Symbol' } }),
  },
};
