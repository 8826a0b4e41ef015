// @module-tag postgres
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { resetPassword } from '#contract/auth/password.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { digest, passwordChanged, rememberingBrowser, sentCode } from '#tests/support/credentials.ts';
import { uncalledService } from './signInCalls.ts';

const service = uncalledService();
const browser = rememberingBrowser(service);

const thefts = () => service.db.$count(auditEntries, eq(auditEntries.event, 'handle.stolen'));

describe('a copied handle', () => {
  test('sent twenty times at once opens once and is not taken for stolen', async () => {
    const rememberToken = await browser.rememberedOn('13500000013');
    const before = await thefts();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.login('13500000013', { rememberToken })),
    );
    const opened = responses.filter(({ code }) => code === codes.ok);
    expect(opened).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await thefts()).toBe(before);
    expect(await browser.login('13500000013', { rememberToken: opened[0]!.rememberToken })).toMatchObject({
      code: codes.ok,
    });
  });

  test('and a change of the password at the same moment do not wait for each other', async () => {
    const phone = '13500000015';
    const rememberToken = await browser.rememberedOn(phone);
    const session = await service.signIn(phone);
    const [changed, ...logins] = await Promise.all([
      passwordChanged(service, phone, session, 'New-Kettle-58'),
      ...Array.from({ length: 10 }, () => browser.login(phone, { rememberToken })),
    ]);
    expect(changed).toBeNull();
    expect(logins.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { rememberToken: each } of logins.filter(({ code }) => code === codes.ok))
      expect(await browser.login(phone, { rememberToken: each })).toMatchObject({ code: codes.credentialsWrong });
  });

  test('is worth nothing after the password was set anew', async () => {
    const phone = '13500000014';
    const rememberToken = await browser.rememberedOn(phone);
    service.clock.advance(60_000);
    const code = await sentCode(service, phone);
    await service.call(resetPassword, { phone, code, password: digest(phone, 'New-Kettle-58') });
    expect(await browser.login(phone, { rememberToken })).toMatchObject({ code: codes.credentialsWrong });
  });
});
