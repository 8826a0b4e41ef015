import { describe, expect, test } from 'vitest';
import { captchaCheck, captchaGet } from '#contract/auth/auth.ts';
import { sailingPage } from '#contract/search/sailingQuotes.ts';
import { placeOrder } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo, sendSms, smsLogin } from '#contract/auth/user.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const { send, post } = sender(service);

test('the quick one of the two routers knows every route: a pattern it does not know would slow all of them', async () => {
  await send('/healthz');
  expect(service.app.router.name).toBe('SmartRouter + RegExpRouter');
});

describe('bad input is a 4xx in the envelope', () => {
  const login = { phone: '13812345678', code: '123456' };

  test.each<[string, () => ReturnType<typeof send>, number, string, RegExp]>([
    [
      'a field that is wrong',
      () => post(smsLogin.path, { ...login, phone: '12' }),
      400,
      codes.badInput,
      /手机号.*不是有效/,
    ],
    [
      'a field of another type',
      () => post(smsLogin.path, { ...login, code: { $ne: '' } }),
      400,
      codes.badInput,
      /验证码/,
    ],
    ['an unknown captcha', () => send(`${captchaGet.path}?captchaType=rotatePuzzle`), 400, codes.badInput, /验证类型/],
    ['no JSON', () => post(smsLogin.path, '{"phone":'), 400, codes.badInput, /JSON/],
    [
      'another media type',
      () => post(smsLogin.path, login, { appCode: 'echem', 'Content-Type': 'text/plain' }),
      400,
      codes.badInput,
      /JSON/,
    ],
    [
      'a NUL',
      () => post(smsLogin.path, String.raw`{"phone":"13812345678","code":"12\u0000345"}`),
      400,
      codes.badInput,
      /字符/,
    ],
    ['too much', () => post(smsLogin.path, `{"phone":"${'1'.repeat(300_000)}"}`), 413, codes.badInput, /过大/],
    [
      'deep nesting',
      () => post(smsLogin.path, `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      400,
      codes.badInput,
      /.+/,
    ],
    ['no session', () => post(getInfo.path, {}), 401, codes.notLoggedIn, /登录/],
    ['no such call', () => post('/api-user/nothing', {}), 404, codes.notFound, /不存在/],
  ])('%s', async (_, request, status, code, words) => {
    const response = await request();
    expect(response).toMatchObject({ status, code, data: null });
    expect(response.message).toMatch(words);
  });

  test('a wrong method is rejected with the right one', async () => {
    const [got, posted] = [await send(smsLogin.path), await post(captchaGet.path, {})];
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a query that contradicts the body is rejected, one that repeats it is not', async () => {
    const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' };
    const path = sailingPage.path;
    expect((await post(`${path}?orgPortCode=CNSHA&_t=1`, lane)).status).toBe(200);
    expect(await post(`${path}?orgPortCode=CNNGB`, lane)).toMatchObject({
      status: 400,
      message: expect.stringContaining('起运港') as string,
    });
    expect((await post(`${path}?page=2`, lane)).status).toBe(400);
    expect((await post(`${path}?orgPortCode=CNSHA&orgPortCode=CNNGB`, lane)).status).toBe(400);
  });

  test('an order without an idempotency key is rejected', async () => {
    const { token, secret } = await service.signIn();
    const headers = { ...jsonHeaders, Authorization: token, Cookie: `__Host-sid=${secret}` };
    const rejected = await post(placeOrder.path, {}, headers);
    expect(rejected.status).toBe(400);
  });
});

test('rejections of the business are HTTP 200 with their code', async () => {
  const body = { phone: '13812345678', userSource: 'echem', messageType: 'user_login', captchaVerification: 'x' };
  expect(await post(sendSms.path, body)).toMatchObject({ status: 200, code: codes.captchaMissing });
  expect(await post(captchaCheck.path, { captchaType: 'blockPuzzle', token: 'x', pointJson: 'x' })).toMatchObject({
    status: 200,
    code: codes.ok,
    data: { repCode: '6110' },
  });
});
