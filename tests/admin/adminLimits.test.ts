import { expect, test } from 'vitest';
import { captchaGet } from '#contract/auth/auth.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { digestOf } from '#server/config/secrets.ts';
import { countCall } from '#server/auth/rateLimiter.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { adminOf } from '#tests/support/admin.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForEach();

const admin = adminOf({ fetch: (request) => service.fetch(request) });

const phone = '13812345678';
const address = '2001:db8::7';
const wrong = { userName: phone, password: 'a'.repeat(64), remember: false } as const;
const signIn = (from = address) => service.call(passwordLogin, wrong, { address: from });
const tryTimes = async (times: number) => {
  for (let tries = 0; tries < times; tries++) await signIn().catch(() => undefined);
};
const useUp = async (key: string, max: number, seconds = 300) => {
  for (let calls = 0; calls < max; calls++) await countCall(service.db, service.clock.now(), [{ key, max, seconds }]);
};
const keys = async () => (await service.db.select({ key: rateWindows.key }).from(rateWindows)).map(({ key }) => key);

test('a phone whose password was tried too often is listed until when, and lifted', async () => {
  await tryTimes(11);
  await expect(signIn()).rejects.toThrow('密码尝试次数过多');
  const limits = await admin.printed('limits', '--phone', phone);
  expect(limits).toMatch(
    /生效 {2}密码：该手机号的尝试 {2}10 次 {2}解除于 2026-03-02 10:01:00 {2}password:tries:13812345678/,
  );
  expect(await admin.printed('limits')).toContain('password:tries:13812345678');
  expect(await admin.printed('limits', 'lift', '--phone', phone)).toContain('已解除 1 项');
  expect(await admin.printed('limits')).toBe('没有正在生效的限制。\n');
  await expect(signIn()).rejects.toThrow('账号或密码错误');
});

test('a captcha client is found by its clientUid, by its address, and by no other’s', async () => {
  const lock = `captcha:locked:${address}|${digestOf('slider-1').slice(0, 22)}`;
  await useUp(lock, 1);
  for (const of of [['--uid', 'slider-1'], ['--address', address], ['--key', lock], []])
    expect(await admin.printed('limits', ...of)).toContain(
      `图片验证：锁定  1/1 次  解除于 2026-03-02 10:05:00  ${lock}`,
    );
  for (const of of [
    ['--uid', 'slider-2'],
    ['--address', '2001:db8::70'],
    ['--address', '::7'],
  ])
    expect(await admin.printed('limits', ...of)).toBe('没有正在生效的限制。\n');
  const getChallenge = () =>
    service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: 'slider-1' }, { address });
  expect(await getChallenge()).toMatchObject({ repCode: '6202' });
  await admin.printed('limits', 'lift', '--uid', 'slider-1');
  expect(await getChallenge()).toMatchObject({ repCode: '0000' });
});

test('a lift names somebody, and is in the audit log', async () => {
  await useUp('sms:service:minute', 300, 60);
  await expect(admin.printed('limits', 'lift')).rejects.toThrow('须指明');
  expect(await keys()).toEqual(['sms:service:minute']);
  expect(await admin.printed('limits', 'lift', '--key', 'sms:service:minute')).toContain('短信：全站');
  expect(await keys()).toEqual([]);
  const entries = await service.db.select().from(auditEntries);
  expect(entries.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ command: 'limits lift', key: 'sms:service:minute', failed: false }),
  );
});
