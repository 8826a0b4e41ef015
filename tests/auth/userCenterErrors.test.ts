import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sendSms } from '#contract/auth/user.ts';
import { accountOf } from '#server/auth/account.ts';
import { sendError } from '#server/http/sendError.ts';
import { centerPage } from '#server/auth/center/frame.ts';
import { verification } from '#tests/support/captcha.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

/** What a program learns from a response without reading it. */
const seenOf = ({ status, headers }: Response) => ({ status, retryAfter: headers.get('retry-after') });

describe('a rejection has the same status and waiting time on a page of the user center as in the API', () => {
  test.each(Object.entries(codes))('%s', async (_, code) => {
    const { userId } = await service.signIn();
    const account = await accountOf(service.db, userId);
    const member = { account, colleagues: 1, tokenHash: '', now: service.clock.now() };
    const apiError = new ApiError(code, '<请稍后再试>', 42);
    const app = new Hono()
      .get('/api', (c) => sendError(c, apiError))
      .get('/page', (c) => centerPage(c, member, { path: '/', title: '', body: '' as never, apiError }));
    const shown = await app.request('/page');
    expect(seenOf(shown)).toEqual(seenOf(await app.request('/api')));
    expect(shown.headers.get('retry-after')).toBe('42');
    expect(await shown.text()).toContain('role="alert" id="problem">&lt;请稍后再试&gt;</p>');
  });

  test('too many codes are 429 with the time to wait, on every page that sends them', async () => {
    const phone = '13900000031';
    const session = await service.signIn(phone);
    await service.signIn(phone);
    service.clock.advance(11 * 60_000);
    const { post, text } = await entered(service, session);
    const elsewhere = /name="session" value="(?<id>[^"]+)"/g;
    const ids = [...(await text('/account/security')).matchAll(elsewhere)].map(({ groups }) => groups!['id']!);
    const sends = [
      () => post('/account/close/code', {}),
      ...ids.map((id) => () => post('/account/sessions/code', { session: id })),
    ];
    for (const send of sends) {
      service.clock.advance(60_000);
      expect((await send()).status).toBe(303);
      const captchaVerification = await verification(service);
      const body = { phone, userSource: 'echem', messageType: 'user_login', captchaVerification };
      const api = await sender(service).post(sendSms.path, body, jsonHeaders);
      const again = await send();
      expect(seenOf(again)).toEqual({ status: 429, retryAfter: '60' });
      expect([api.status, api.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await again.text()).toContain('role="alert"');
    }
    expect(sends.length).toBeGreaterThan(2);
  });
});
