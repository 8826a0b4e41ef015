import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { resetPassword } from '#contract/auth/password.ts';
import { auditEntries, smsNotices } from '#server/db/schema/identity.ts';
import { carrierOf } from '#server/auth/sms/carrier.ts';
import { sendNotices } from '#server/auth/sms/notices.ts';
import { NoticeUnsupported } from '#server/auth/sms/sms.ts';
import { aliyunWithoutNotices } from '#tests/support/config.ts';
import {
  digest,
  goodPassword,
  passwordChanged,
  phonesAfter,
  registered,
  sentCode,
  signInByPassword,
} from '#tests/support/credentials.ts';
import { failingCarrier } from '#tests/support/notifications.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const freshPhone = phonesAfter(13_300_000_000);

const otherPassword = 'Harbour-Lantern-77';

const noticesTo = (phone: string) => service.inbox.notices().filter((notice) => notice.phone === phone);

const change = async (phone: string, from = service) =>
  passwordChanged(from, phone, await from.signIn(phone), otherPassword);

const eventsOf = async (event: string) =>
  (await service.db.select().from(auditEntries).where(eq(auditEntries.event, event)).orderBy(asc(auditEntries.at))).map(
    ({ detail }) => detail,
  );

describe('the owner of an account is notified by SMS', () => {
  test('of a changed password, at which time, and where to call', async () => {
    const phone = freshPhone();
    await registered(service, phone);
    expect(noticesTo(phone)).toEqual([]);
    await change(phone);
    await expect.poll(() => noticesTo(phone)).toHaveLength(1);
    const { text, purpose } = noticesTo(phone)[0]!;
    expect(purpose).toBe('password_changed');
    expect(text).toContain('密码已于3月2日 10:00修改');
    expect(text).toContain('400-123-4567');
    expect(text).not.toMatch(/\d{6}|https?:/);
    await expect.poll(() => eventsOf('notice.sent')).toContainEqual({ purpose: 'password_changed' });
  });

  test('of a password that was reset by code; not where the account is opened by it', async () => {
    const phone = freshPhone();
    const reset = async () => {
      const code = await sentCode(service, phone);
      await service.call(resetPassword, { phone, code, password: digest(phone, goodPassword) });
      service.clock.advance(60_000);
    };
    await reset();
    await reset();
    await expect.poll(() => noticesTo(phone).map(({ purpose }) => purpose)).toEqual(['password_reset']);
  });
});

const log = pino({ level: 'silent' });
const beside = (sms: ReturnType<typeof failingCarrier>) =>
  freshService({ db: service.db, clock: service.clock, reader: service.reader, sms });

describe('a carrier that does not take a notice', () => {
  test('does not fail the change; the notice is tried again after a minute, five times in all', async () => {
    const phone = freshPhone();
    await registered(service, phone);
    const taken: string[] = [];
    const sms = failingCarrier(new Error('gateway down'), taken);
    await change(phone, await beside(sms));
    expect(await signInByPassword(service, phone, otherPassword)).toHaveProperty('token');
    await expect.poll(() => taken).toHaveLength(1);
    await sendNotices({ ...service, sms, log });
    expect(taken).toHaveLength(1);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      service.clock.advance(60_000);
      await sendNotices({ ...service, sms, log });
      expect(taken).toHaveLength(Math.min(attempt, 5));
    }
    expect(await service.db.select().from(smsNotices)).toEqual([]);
    expect(await eventsOf('notice.failed')).toContainEqual({ purpose: 'password_changed', reason: 'gateway down' });
  });

  test('if they never will, it is sent once, and the audit names the missing setting', async () => {
    const phone = freshPhone();
    await registered(service, phone);
    const taken: string[] = [];
    await change(
      phone,
      await beside(failingCarrier(new NoticeUnsupported('ALIYUN_SMS_TEMPLATE_PASSWORD_NOTICE'), taken)),
    );
    await expect
      .poll(() => eventsOf('notice.failed'))
      .toContainEqual({ purpose: 'password_changed', reason: 'ALIYUN_SMS_TEMPLATE_PASSWORD_NOTICE is not set' });
    expect(taken).toHaveLength(1);
  });
});

test('Alibaba Cloud without a template for notices says which setting is missing', async () => {
  const carrier = carrierOf(aliyunWithoutNotices, service.clock, () => undefined);
  const notice = { phone: '13812345678', purpose: 'account_closed', text: '', time: '' } as const;
  await expect(carrier.notify(notice)).rejects.toThrow('ALIYUN_SMS_TEMPLATE_CLOSING_NOTICE');
});
