import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { changePassword, rememberedPassword } from '#contract/auth/password.ts';
import { rememberedLogins } from '#server/db/schema/identity.ts';
import { cookiesOf, digest, goodPassword, registered, rememberingBrowser } from '#tests/support/credentials.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { uncalledService } from './signInCalls.ts';

const service = uncalledService();
const browser = rememberingBrowser(service);

const tokensLeft = () => service.db.$count(rememberedLogins);
const clearedCookies = { password: '', userName: '', checkedPassWord: '' };

describe('a remembered password', () => {
  test('is a handle in a cookie that scripts cannot read, for 30 days; the phone and the tick they can', async () => {
    await registered(service, '13500000001');
    const { headers } = await browser.login('13500000001', { password: digest('13500000001', goodPassword) });
    const sent = headers.getSetCookie();
    const life = 'Max-Age=2592000; Path=/';
    expect(sent).toContain(`userName=13500000001; ${life}; Secure; SameSite=Strict`);
    expect(sent).toContain(`checkedPassWord=1; ${life}; Secure; SameSite=Strict`);
    const rememberToken = sent.find((cookie) => cookie.startsWith('password='))!;
    expect(rememberToken).toMatch(
      /^password=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const stored = JSON.stringify(await service.db.select().from(rememberedLogins));
    expect(stored).not.toContain(rememberToken.slice('password='.length, rememberToken.indexOf(';')).split('.')[1]);
  });

  test('is forgotten when the box is unticked, with the password typed or not', async () => {
    const rememberToken = await browser.rememberedOn('13500000005');
    const before = await tokensLeft();
    const untick = await browser.login('13500000005', { rememberToken, remember: false });
    expect(untick.code).toBe(codes.ok);
    expect(cookiesOf(untick.headers)).toMatchObject(clearedCookies);
    expect(await tokensLeft()).toBe(before - 1);
    const typed = await browser.typed('13500000005');
    await browser.login('13500000005', {
      password: digest('13500000005', goodPassword),
      rememberToken: typed.rememberToken,
      remember: false,
    });
    expect(await tokensLeft()).toBe(before - 1);
  });

  test('of a kind that is unknown is rejected as a password is, and after thirty in a minute holds no remembered one up', async () => {
    const rememberToken = await browser.rememberedOn('13500000006');
    const unknown = { rememberToken: `${'a'.repeat(22)}.${'b'.repeat(43)}` };
    for (let tries = 0; tries < 30; tries += 1)
      expect(await browser.login('13500000006', unknown)).toMatchObject({
        status: 200,
        code: codes.credentialsWrong,
        message: '账号或密码错误',
      });
    expect((await browser.login('13500000006', unknown)).status).toBe(429);
    expect((await browser.login('13500000006', { rememberToken })).code).toBe(codes.ok);
  });

  test('is no password where one is changed', async () => {
    const session = await service.signIn('13500000002');
    const headers = { ...jsonHeaders, Authorization: session.token, Cookie: `__Host-sid=${session.secret}` };
    const change = { oldPassword: rememberedPassword, newPassword: digest('13500000002', 'New-Kettle-58') };
    expect(await sender(service).post(changePassword.path, change, headers)).toMatchObject({ status: 400 });
  });
});
