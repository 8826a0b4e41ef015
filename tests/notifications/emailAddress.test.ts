import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailAddresses, notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { noMail } from '#server/notifications/mail.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { failedMessage } from '#tests/support/desk.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

const freshPhone = phonesAfter(13_500_000_000);
const path = '/account/notifications';

const member = async (from = service) => {
  const session = await from.signIn(freshPhone());
  return { ...session, ...(await entered(from, session)) };
};

const codeTo = (address: string): string =>
  /\d{6}/.exec(service.outbox.mails().find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
const verifiedOf = async (userId: string) => {
  const [row] = await service.db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId));
  return row?.verified ?? null;
};

describe('an e-mail address', () => {
  test('is added with a mailed code, shown, and removed', async () => {
    const [{ userId, post, text }, other] = [await member(), await member()];
    await service.db.insert(emailAddresses).values({ userId: other.userId, verified: 'other@example.com' });
    await failedMessage(service, userId);
    await failedMessage(service, userId, { key: 'warning', kind: 'signIn.newDevice' });
    expect((await post(`${path}/email`, { email: ' Trade@Example.COM ' })).status).toBe(303);
    expect(await text(path)).toContain('验证码已发送至 trade@example.com');
    expect(await verifiedOf(userId)).toBeNull();
    expect((await post(`${path}/email/verify`, { code: codeTo('trade@example.com') })).status).toBe(303);
    expect(await verifiedOf(userId)).toBe('trade@example.com');
    expect(await text(path)).toContain('<b>trade@example.com</b> 已验证');
    const recipients = async () =>
      Object.fromEntries((await service.db.select().from(notifications)).map((one) => [one.kind, one.recipient]));
    const warned = { 'signIn.newDevice': 'a@example.com' };
    expect(await recipients()).toEqual({ 'order.accepted': 'trade@example.com', ...warned });
    await post(`${path}/email/remove`, {});
    expect(await recipients()).toEqual(warned);
    expect(await verifiedOf(other.userId)).toBe('other@example.com');
    expect(await text(path)).toContain('尚未验证邮箱');
  });

  test.each(['', 'a', 'a@b', 'a b@c.de', '<a@b>', 'a@b.cn\r\nBcc: x@y.cn', `${'a'.repeat(250)}@b.cn`])(
    '%j is rejected on its field, with what was typed',
    async (email) => {
      const { post } = await member();
      const response = await post(`${path}/email`, { email });
      const shown = await response.text();
      expect(response.status).toBe(400);
      expect(shown).toContain('请输入正确的邮箱地址');
      expect(shown).toContain('aria-invalid="true"');
    },
  );

  test('takes five tries for a code, which lives ten minutes', async () => {
    const { userId, post } = await member();
    await post(`${path}/email`, { email: 'five@example.com' });
    const code = codeTo('five@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let index = 0; index < 5; index += 1)
      expect(await (await post(`${path}/email/verify`, { code: wrong })).text()).toContain('邮箱验证码错误或已过期');
    expect(await (await post(`${path}/email/verify`, { code })).text()).toContain('邮箱验证码错误或已过期');
    await post(`${path}/email`, { email: 'five@example.com' });
    service.clock.advance(10 * 60_000);
    await post(`${path}/email/verify`, { code: codeTo('five@example.com') });
    expect(await verifiedOf(userId)).toBeNull();
    expect(await (await post(`${path}/email/verify`, { code: '12' })).text()).toContain('请输入6位邮箱验证码');
  });

  test('of another account is not taken over, and a code is good for its own address only', async () => {
    const [first, second] = [await member(), await member()];
    for (const { post } of [first, second]) {
      await post(`${path}/email`, { email: 'shared@example.com' });
      await post(`${path}/email/verify`, { code: codeTo('shared@example.com') });
    }
    expect(await verifiedOf(first.userId)).toBe('shared@example.com');
    expect(await verifiedOf(second.userId)).toBeNull();
    await second.post(`${path}/email`, { email: 'mine@example.com' });
    const code = codeTo('mine@example.com');
    await second.post(`${path}/email`, { email: 'theirs@example.com' });
    await second.post(`${path}/email/verify`, { code });
    expect(await verifiedOf(second.userId)).toBeNull();
  });

  test('cannot be added where e-mail is not configured', async () => {
    const without = await freshService({ db: service.db, clock: service.clock, reader: service.reader, mail: noMail });
    const { text, post } = await member(without);
    expect(await text(path)).toContain('本站暂未开通邮件通知');
    expect((await post(`${path}/email`, { email: 'off@example.com' })).status).toBe(503);
  });

  test('whose mail fails is not pending, and the message says so', async () => {
    const mail = { isOn: true, send: () => Promise.reject(new Error('refused')) };
    const failing = await freshService({ db: service.db, clock: service.clock, reader: service.reader, mail });
    const { text, post } = await member(failing);
    const response = await post(`${path}/email`, { email: 'lost@example.com' });
    expect(await response.text()).toContain('邮件没有发出，请稍后重试');
    expect(await text(path)).not.toContain('验证码已发送至');
  });
});

test('choices are stored where they differ from the defaults, and shown', async () => {
  const { userId, post, text } = await member();
  const others = { userId: (await member()).userId, kind: 'order.accepted', channel: 'sms', isWanted: false } as const;
  await service.db.insert(notificationChoices).values(others);
  const boxes = async () => [...(await text(path)).matchAll(/name="([^"]+:(?:email|sms))"[^>]*?(checked)?\s*\/>/g)];
  const defaults = (await boxes()).map(([, name, checked]) => [name, checked]);
  expect(defaults).toContainEqual(['order.accepted:sms', 'checked']);
  expect(defaults).toContainEqual(['order.received:sms', undefined]);
  expect(defaults.map(([name]) => name)).not.toContain('password.changed:sms');
  const form = Object.fromEntries(defaults.filter(([, checked]) => checked).map(([name]) => [name!, 'on']));
  const unshown = { userId, kind: 'order.amended', channel: 'sms', isWanted: true } as const;
  await service.db.insert(notificationChoices).values(unshown);
  const shown = defaults.flatMap(([name = '']) => (name === 'order.amended:sms' ? [] : [name])).join(' ');
  const response = await post(path, { ...form, 'order.received:sms': 'on', 'no.kind:sms': 'on', shown });
  expect(response.headers.get('location')).toBe(`/user-center${path}?saved=1`);
  expect(await service.db.select().from(notificationChoices)).toEqual([
    others,
    unshown,
    { userId, kind: 'order.received', channel: 'sms', isWanted: true },
  ]);
  expect((await post(path, form)).status).toBe(400);
  expect((await boxes()).map(([, name, checked]) => [name, checked])).toContainEqual(['order.received:sms', 'checked']);
});
