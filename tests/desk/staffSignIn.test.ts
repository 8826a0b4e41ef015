// @module-tag postgres
import { expect, test } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { enrolStaff, openEnrolment, resetStaff, staffInfo, staffSignIn, staffSignOut } from '#contract/desk/staff.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { staff } from '#server/db/schema/desk.ts';
import { staffIdOf } from '#server/desk/staff/staffAccounts.ts';
import { stepOf, totpOf } from '#server/desk/staff/totp.ts';
import { adminOf } from '#tests/support/admin.ts';
import { bytesOfBase32 } from '#tests/support/desk.ts';
import { freshService, testSecret } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const password = 'nine tons of methanol';
const nextSecret = 'the second key, 32 characters long';
const service = serviceForAll();
let secret: Buffer;
let enrolment: string;

/** The current code of the app. */
const shown = () => totpOf(secret, stepOf(service.clock.now()));
const wrong = () => (shown() === '000000' ? '111111' : '000000');
const halfMinute = () => service.clock.advance(30_000);

const sent = async (
  input: Partial<InputOf<typeof staffSignIn>> = {},
  headers: Record<string, string> = {},
  at: Pick<typeof service, 'send'> = service,
) => {
  const call = { login: 'zhang.li', password, totp: shown(), ...input };
  const answer = await at.send(staffSignIn, call, { headers });
  const body = (await answer.json()) as { code: string; message: string };
  const [cookie = '', device = ''] = answer.headers.getSetCookie();
  return { ...body, status: answer.status, cookie, Cookie: cookie.split(';')[0]!, device };
};
const me = (Cookie: string) => service.call(staffInfo, {}, { headers: { Cookie } });
const events = async () =>
  (await service.db.select().from(auditEntries).orderBy(desc(auditEntries.at))).filter(({ event }) =>
    event.startsWith('staff.'),
  );

test('the first administrator is added by a command and enrols with the printed link', async () => {
  const printed = await adminOf(service).printed('staff', 'add', 'Zhang.Li', '张莉', 'administrator');
  enrolment = /#enrol=([\w-]+)/.exec(printed)![1]!;
  const opened = await service.call(openEnrolment, { enrolment });
  expect(opened).toMatchObject({ login: 'zhang.li', name: '张莉', role: 'administrator' });
  expect(opened.totpUri).toContain(`secret=${opened.totpSecret}`);
  secret = bytesOfBase32(opened.totpSecret);
});

test('an enrolment wants a long password that is not common, and the code of the app', async () => {
  const enrolling = (given: object) =>
    service.call(enrolStaff, { enrolment, password, totp: shown(), ...given } as InputOf<typeof enrolStaff>);
  await expect(enrolling({ password: 'elevenchars' })).rejects.toHaveCode(
    codes.badInput,
    '“密码”至少 12 个字符',
    'password',
  );
  await expect(enrolling({ password: '123456789012' })).rejects.toHaveCode(codes.passwordWeak);
  await expect(enrolling({ totp: wrong() })).rejects.toMatchObject({ code: codes.badInput, field: 'totp' });
  await expect(enrolling({ totp: '12345' })).rejects.toMatchObject({ code: codes.badInput, field: 'totp' });
  await adminOf(service).printed('staff', 'disable', 'zhang.li');
  await expect(enrolling({})).rejects.toHaveCode(codes.ticketInvalid);
  await adminOf(service).printed('staff', 'enable', 'zhang.li');
  expect(await enrolling({})).toMatchObject({ login: 'zhang.li', role: 'administrator' });
  await expect(enrolling({})).rejects.toHaveCode(codes.ticketInvalid);
  await expect(service.call(openEnrolment, { enrolment })).rejects.toHaveCode(codes.ticketInvalid);
});

test('a sign-in opens a session of twelve hours in a cookie that no script and no other site reaches', async () => {
  halfMinute();
  const signedIn = await sent();
  expect(signedIn.code).toBe(codes.ok);
  expect(signedIn.cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(await me(signedIn.Cookie)).toMatchObject({ login: 'zhang.li', name: '张莉', role: 'administrator' });
  await service.db.update(staff).set({ disabledAt: service.clock.now() });
  await expect(me(signedIn.Cookie)).rejects.toHaveCode(codes.notLoggedIn);
  await service.db.update(staff).set({ disabledAt: null });
  service.clock.advance(12 * 3_600_000 - 1_000);
  expect(await me(signedIn.Cookie)).toMatchObject({ login: 'zhang.li' });
  service.clock.advance(1_000);
  await expect(me(signedIn.Cookie)).rejects.toHaveCode(codes.notLoggedIn);
});

test('a code is used once, also by two sign-ins at the same time', async () => {
  halfMinute();
  const both = await Promise.all([sent(), sent()]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.credentialsWrong]);
  expect((await sent()).code).toBe(codes.credentialsWrong);
  halfMinute();
  expect((await sent()).code).toBe(codes.ok);
});

test('every failure has the same words: no account, wrong password, wrong code, disabled in whatever role', async () => {
  halfMinute();
  const { Cookie } = await sent();
  halfMinute();
  const failures = [await sent({ login: 'nobody' }), await sent({ password: 'wrong' }), await sent({ totp: wrong() })];
  await adminOf(service).printed('staff', 'disable', 'zhang.li');
  await adminOf(service).printed('staff', 'role', 'zhang.li', 'administrator');
  failures.push(await sent());
  await adminOf(service).printed('staff', 'enable', 'zhang.li');
  await expect(me(Cookie)).rejects.toHaveCode(codes.notLoggedIn);
  expect(new Set(failures.map(({ status, code, message }) => `${status} ${code} ${message}`)).size).toBe(1);
  expect(failures[0]).toMatchObject({ status: 200, code: codes.credentialsWrong });
  expect(failures.every(({ cookie }) => cookie === '')).toBe(true);
});

test('a sign-in while the secret is rotated stores password and app with the new one', async () => {
  const signedInAt = async (config: { secret: string; secretPrevious?: string }) => {
    const beside = await freshService({ db: service.db, clock: service.clock, config });
    halfMinute();
    return (await sent({}, {}, beside)).code;
  };
  expect(await signedInAt({ secret: nextSecret })).toBe(codes.credentialsWrong);
  expect(await signedInAt({ secret: nextSecret, secretPrevious: testSecret })).toBe(codes.ok);
  expect(await adminOf(service).printed('secret')).toContain('员工共 1 个密码，其中 1 个尚未');
  expect(await signedInAt({ secret: nextSecret })).toBe(codes.ok);
  expect(await signedInAt({ secret: testSecret, secretPrevious: nextSecret })).toBe(codes.ok);
  expect(await adminOf(service).printed('secret')).toContain('员工共 1 个密码，其中 0 个尚未');
});

test('ten tries are free for a login, known or not; then each waits', async () => {
  for (const login of ['guessed', 'zhang.li']) {
    service.clock.advance(86_400_000 * 2);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await sent({ login, totp: wrong() })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  }
  service.clock.advance(86_400_000 * 2);
  expect((await sent()).code).toBe(codes.ok);
});

test('who has signed in on a device keeps the way in while strangers try; another login has not', async () => {
  halfMinute();
  const { device } = await sent();
  expect(device).toMatch(/^__Host-deskDevice=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const known = { Cookie: device.split(';')[0]! };
  const forged = { Cookie: known.Cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
  halfMinute();
  for (const login of ['zhang.li', 'li.na'])
    for (let tries = 0; tries < 10; tries++) await sent({ login, password: 'x' });
  for (const headers of [{}, forged]) {
    const refused = await sent({}, headers);
    expect(refused).toMatchObject({
      status: 429,
      message: expect.stringContaining('在登录过的电脑上仍可登录') as string,
    });
  }
  expect((await sent({ login: 'li.na' }, known)).status).toBe(429);
  expect((await sent({}, known)).code).toBe(codes.ok);
  // its own attempts are limited too, and it is deleted
  const own: number[] = [];
  for (let tries = 0; tries < 11; tries++) own.push((await sent({ password: 'x' }, known)).status);
  expect(own.at(-1)).toBe(429);
  service.clock.advance(86_400_000 * 91);
  for (let tries = 0; tries < 10; tries++) await sent({ password: 'x' });
  expect((await sent({}, known)).status).toBe(429);
  service.clock.advance(86_400_000 * 2);
});

test('signing out ends the session, and a sign-in replaces the one before', async () => {
  halfMinute();
  const first = await sent();
  halfMinute();
  const second = await sent({}, { Cookie: first.Cookie });
  await expect(me(first.Cookie)).rejects.toHaveCode(codes.notLoggedIn);
  await service.call(staffSignOut, {}, { headers: { Cookie: second.Cookie } });
  await expect(me(second.Cookie)).rejects.toHaveCode(codes.notLoggedIn);
});

test('a reset, by another, ends sessions, password and app; its link is over after three days', async () => {
  halfMinute();
  const { Cookie } = await sent();
  const own = service.call(resetStaff, { id: await staffIdOf(service.db, 'zhang.li') }, { headers: { Cookie } });
  await expect(own).rejects.toHaveCode(codes.conflict);
  const printed = await adminOf(service).printed('staff', 'reset', 'zhang.li');
  await expect(me(Cookie)).rejects.toHaveCode(codes.notLoggedIn);
  halfMinute();
  expect((await sent()).code).toBe(codes.credentialsWrong);
  const link = /#enrol=([\w-]+)/.exec(printed)![1]!;
  service.clock.advance(72 * 3_600_000);
  await expect(service.call(openEnrolment, { enrolment: link })).rejects.toHaveCode(codes.ticketInvalid);
});

test('nothing stored is a secret in the clear', async () => {
  const all = await events();
  const [row] = await service.db.select().from(staff).where(eq(staff.login, 'zhang.li'));
  expect(JSON.stringify([row, all])).not.toContain(enrolment);
  expect(JSON.stringify([row, all])).not.toContain(password);
});
