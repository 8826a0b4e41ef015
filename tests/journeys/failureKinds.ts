import type { Route } from 'playwright';

const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body), headers });

/** How a call can fail: what it is called, what the browser gets instead of the response, and what is said of it. */
export type Failure = [kind: string, response: (route: Route) => Promise<void>, words: string];

export const failures: Failure[] = [
  ['no network', (route) => route.abort('internetdisconnected'), '网络连接失败，请检查网络后重试'],
  ['a time-out', (route) => route.abort('timedout'), '请求超时，请稍后重试'],
  ['403 with a message', json(403, { code: '10000403', message: '无权访问' }), '无权访问'],
  [
    '429 with its waiting time',
    json(429, { code: '10000429', message: '操作过于频繁，请37秒后再试' }, { 'retry-after': '37' }),
    '操作过于频繁，请37秒后再试',
  ],
  [
    '413 of a proxy',
    (route) => route.fulfill({ status: 413, body: '<html></html>' }),
    '提交的内容或文件过大，请缩小后再试',
  ],
  [
    '503 with a waiting time, without words',
    (route) => route.fulfill({ status: 503, body: '<html></html>', headers: { 'retry-after': '30' } }),
    '抱歉，服务器正忙！请30秒后再试',
  ],
  ['500 with a message', json(500, { code: '10000500', message: '系统繁忙，请稍后再试' }), '系统繁忙，请稍后再试'],
  ['502 without a message', (route) => route.fulfill({ status: 502, body: '<html></html>' }), '抱歉，服务器正忙！'],
  ['a rejection in the envelope', json(200, { code: '12000002', message: '验证码错误或已失效' }), '验证码错误或已失效'],
  [
    'a cut response',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":"00000' }),
    '服务返回的数据无法识别，请稍后重试',
  ],
  [
    'wrong types',
    json(200, { code: '00000000', message: '', data: { token: 1 } }),
    '服务返回的数据无法识别，请稍后重试',
  ],
];

/** A 401 ends a session; where there is none, it is a failure like others. */
export const unauthorized: Failure = [
  '401 for an anonymous visitor',
  json(401, { code: '10000401', message: '请先登录' }),
  '请先登录',
];

/** The response of a successful call. */
export const responseOf = (data: object): ((route: Route) => Promise<void>) =>
  json(200, { code: '00000000', message: '', data });
