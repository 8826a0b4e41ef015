import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { emailLogin, sendEmailCode } from '#contract/auth/emailLogin.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { passwordTries, rateWindows, smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import { messages } from '#server/http/errors/messages.ts';
import { noMail } from '#server/notifications/mail.ts';
import { verification } from '#tests/support/captcha.ts';
import { phonesAfter, requestSms, signInByPassword } from '#tests/support/credentials.ts';
import { mailedCode, requestMailed, verifiedEmail } from '#tests/support/emailSignIn.ts';
import { freshService } from '#tests/support/service.ts';
import { uncalledService } from './signInCalls.ts';

const freshPhone = phonesAfter(13_400_000_000);
const wrong = { code: codes.smsCodeWrong, message: '验证码错误或已失效，请重新获取' };

const service = uncalledService();

const member = async (phone = freshPhone()) => {
  const { userId } = await service.signIn(phone);
  return { userId, phone, email: await verifiedEmail(service, userId) };
};
const signIn = (email: string, code: string) => service.call(emailLogin, { email, code });

describe('a mailed code', () => {
  test('signs its owner in once, in whatever case the address is typed', async () => {
    const { userId, email } = await member();
    const code = await mailedCode(service, email);
    expect(await signIn(` ${email.toUpperCase()} `, code)).toMatchObject({ token: expect.any(String) as string });
    const opened = await service.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(opened.map(({ openedBy }) => openedBy)).toContain('emailCode');
    await expect(signIn(email, code)).rejects.toMatchObject(wrong);
  });

  test('is stored as a digest only, and is none of the phone’s', async () => {
    const { phone, email } = await member();
    const code = await mailedCode(service, email);
    expect(JSON.stringify(await service.db.select().from(smsCodes))).not.toContain(`"${code}"`);
    await expect(service.call(smsLogin, { phone, code })).rejects.toMatchObject(wrong);
  });

  test('ends the wait after wrong passwords, as an SMS code does', async () => {
    const { phone, email } = await member();
    const wrongPassword = { code: codes.credentialsWrong };
    await expect(signInByPassword(service, phone, 'Wrong-Kettle-1')).rejects.toMatchObject(wrongPassword);
    expect(await service.db.$count(passwordTries, eq(passwordTries.phone, phone))).toBe(1);
    await signIn(email, await mailedCode(service, email));
    expect(await service.db.$count(passwordTries, eq(passwordTries.phone, phone))).toBe(0);
  });

  test('opens no disabled account, nor a closed one', async () => {
    const { userId, email } = await member();
    await service.db.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.id, userId));
    const code = await mailedCode(service, email);
    await expect(signIn(email, code)).rejects.toHaveCode(codes.accountDisabled);
    const closed = await member();
    const late = await mailedCode(service, closed.email);
    await service.db.update(users).set({ closedAt: service.clock.now() }).where(eq(users.id, closed.userId));
    await expect(signIn(closed.email, late)).rejects.toMatchObject(wrong);
  });
});

describe('an address without an account', () => {
  test('gets the same response, no mail, and the same rejection of a code', async () => {
    const { email } = await member();
    expect(await requestMailed(service, 'nobody@example.com')).toEqual({ resendAfterSeconds: 60 });
    await mailedCode(service, email);
    expect(service.outbox.mails().map(({ to }) => to)).not.toContain('nobody@example.com');
    await expect(signIn('nobody@example.com', '123456')).rejects.toMatchObject(wrong);
    await expect(signIn(email, '12345')).rejects.toMatchObject(wrong);
    const again = expect.objectContaining({ code: codes.tooMany }) as unknown;
    const rejections = await Promise.all(
      [email, 'nobody@example.com'].map((one) => requestMailed(service, one).catch((error: unknown) => error)),
    );
    expect(rejections).toEqual([again, again]);
  });

  test('is also one that was added and not verified, or removed', async () => {
    const { userId, email } = await member();
    const code = await mailedCode(service, email);
    await service.db
      .update(emailAddresses)
      .set({ verified: null, pending: email })
      .where(eq(emailAddresses.userId, userId));
    await expect(signIn(email, code)).rejects.toMatchObject(wrong);
    await service.db.delete(rateWindows);
    await requestMailed(service, email);
    await mailedCode(service, (await member()).email);
    expect(service.outbox.mails().filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('requests', () => {
  test('want a passed captcha, once', async () => {
    const { email } = await member();
    const captchaVerification = await verification(service);
    await service.call(sendEmailCode, { email, captchaVerification });
    for (const used of [captchaVerification, 'made up'])
      await expect(
        service.call(sendEmailCode, { email: 'other@example.com', captchaVerification: used }),
      ).rejects.toHaveCode(codes.captchaMissing);
  });

  test('are one in 60 seconds and five an hour for an address', async () => {
    const { email } = await member();
    const results: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      // the limit of the network is separate
      await service.db.delete(rateWindows).where(eq(rateWindows.key, 'sms:address:127.0.0.1:hour'));
      results.push(await requestMailed(service, email).catch((error: { code: string }) => error.code));
      service.clock.advance(60_000);
    }
    const sent = { resendAfterSeconds: 60 };
    expect(results).toEqual([sent, sent, sent, sent, sent, codes.tooMany]);
  });

  test('count for the network together with SMS: from the fifth in an hour on words are wanted', async () => {
    const early = await verification(service);
    for (let index = 0; index < 4; index += 1) await requestMailed(service, `visitor${index}@example.com`);
    const words = { code: codes.captchaMissing, message: messages.wordsRequired };
    const phone = freshPhone();
    await expect(requestSms(service, phone, early)).rejects.toMatchObject(words);
    await expect(requestSms(service, phone, await verification(service))).resolves.toBeTruthy();
    expect((await service.call(captchaGet, { captchaType: 'blockPuzzle' })).repCode).toBe('6206');
  });

  test('are rejected for everybody where no e-mail is sent', async () => {
    const without = await freshService({ db: service.db, clock: service.clock, reader: service.reader, mail: noMail });
    await expect(requestMailed(without, 'a@example.com')).rejects.toHaveCode(
      codes.unavailable,
      '本站暂未开通邮箱登录，请用手机号登录',
    );
  });

  test('whose mail fails may be repeated at once', async () => {
    const mail = { isOn: true, send: () => Promise.reject(new Error('refused')) };
    const failing = await freshService({ db: service.db, clock: service.clock, reader: service.reader, mail });
    const { email } = await member();
    await requestMailed(failing, email);
    await expect.poll(() => service.db.$count(smsCodes, eq(smsCodes.phone, email))).toBe(0);
    await expect
      .poll(() =>
        requestMailed(failing, email).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});
