import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo, smsLogin } from '#contract/auth/user.ts';
import { singleSignOn } from '#contract/auth/auth.ts';
import { operatorKeyOf } from '#server/admin/access.ts';
import { dropPreviousSecret, storedSecret, rotateSecret, secretIn } from '#server/config/storedSecret.ts';
import { passwordsByKey } from '#server/auth/password/rotation.ts';
import { issueSiteTicket } from '#server/auth/siteTickets.ts';
import { adminHeaders } from '#tests/support/admin.ts';
import { phonesAfter, registered, rememberingBrowser, sentCode, signInByPassword } from '#tests/support/credentials.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const [first, second] = ['the first key, 32 characters long', 'the second key, 32 characters long'];

const before = serviceForAll({ config: { secret: first } });

/** Another instance over the same database, clock and SMS inbox. */
const beside = (config: { secret: string; secretPrevious?: string }): Promise<TestService> =>
  freshService({ db: before.db, clock: before.clock, reader: before.reader, sms: before.inbox, config });

/** An instance that shares the inbox of the first one, for helpers that read codes from it. */
const withInbox = (service: TestService): TestService => ({ ...service, inbox: before.inbox });

const freshPhone = phonesAfter(13_500_000_000);

/** Tokens that a user gets from one instance and uses with another. */
const inFlight = async (made: TestService) => {
  const [phone, codePhone] = [freshPhone(), freshPhone()];
  const rememberToken = await rememberingBrowser(made).rememberedOn(phone);
  const session = await made.signIn(phone);
  const key = crypto.randomUUID();
  const form = enquiryForm();
  const enquiry = await enquire(made, form, { key });
  const code = await sentCode(made, codePhone);
  return {
    phone,
    codePhone,
    code,
    use: async (used: TestService) => {
      expect(await used.call(getInfo, {}, { session })).toMatchObject({ account: phone });
      expect(await enquire(used, form, { key })).toEqual(enquiry);
      expect((await rememberingBrowser(used).login(phone, { rememberToken })).code).toBe(codes.ok);
      expect(await used.call(smsLogin, { phone: codePhone, code })).toHaveProperty('token');
      const ticket = (await issueSiteTicket(made, phone))!;
      expect(await used.call(singleSignOn, { token: ticket })).toHaveProperty('token');
      expect(await signInByPassword(used, phone)).toHaveProperty('token');
    },
  };
};

describe('a key that takes the place of another', () => {
  test('signs no user out and voids nothing in flight', async () => {
    const after = withInbox(await beside({ secret: second, secretPrevious: first }));
    const { phone, use } = await inFlight(before);
    await use(after);
    expect(await signInByPassword(after, phone)).toHaveProperty('token');
    const behind = withInbox(await beside({ secret: first, secretPrevious: second }));
    await (await inFlight(after)).use(behind);
  });

  test.each([
    [first, 200],
    [second, 200],
    ['a third key, also 32 characters long', 404],
  ])('operators with the key of %s are answered with %i', async (key, status) => {
    const after = await beside({ secret: second, secretPrevious: first });
    const headers = { ...adminHeaders, Authorization: `Bearer ${operatorKeyOf(key, 'admin')}` };
    const response = await after.fetch(
      new Request('http://127.0.0.1/admin/secret', { method: 'POST', headers, body: '{}' }),
    );
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.json()).toHaveProperty('previousAccepted', true);
  });

  test('accepts no code, claim or password of a third key', async () => {
    const after = withInbox(await beside({ secret: second, secretPrevious: 'a third key, also 32 characters long' }));
    const { phone, codePhone, code } = await inFlight(before);
    await expect(after.call(smsLogin, { phone: codePhone, code })).rejects.toHaveCode(codes.smsCodeWrong);
    await expect(signInByPassword(after, phone)).rejects.toHaveCode(codes.credentialsWrong);
  });

  test('may be dropped once those with passwords signed in; others reset theirs', { tags: ['postgres'] }, async () => {
    const [came, stayedAway] = [freshPhone(), freshPhone()];
    for (const phone of [came, stayedAway]) await registered(before, phone);
    const counted = await passwordsByKey(before.db, second);
    expect(await passwordsByKey(before.db, first)).toEqual({
      passwords: counted.passwords,
      withAnotherKey: counted.passwords - counted.withAnotherKey,
    });
    const rotating = await beside({ secret: second, secretPrevious: first });
    await signInByPassword(rotating, came);
    expect(await passwordsByKey(before.db, second)).toEqual({
      passwords: counted.passwords,
      withAnotherKey: counted.withAnotherKey - 1,
    });
    const dropped = withInbox(await beside({ secret: second }));
    expect(await signInByPassword(dropped, came)).toHaveProperty('token');
    await expect(signInByPassword(dropped, stayedAway)).rejects.toHaveCode(codes.credentialsWrong);
    before.clock.advance(60_000);
    const code = await sentCode(dropped, stayedAway);
    expect(await dropped.call(smsLogin, { phone: stayedAway, code })).toHaveProperty('token');
  });
});

test('the key in a data folder is rotated once, and again only when the one before is dropped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = join(folder, 'data');
  expect([secretIn(place), rotateSecret(folder)]).toEqual([null, false]);
  const made = storedSecret(place);
  expect(made).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/) as string });
  expect(storedSecret(place)).toEqual(made);
  expect(rotateSecret(place)).toBe(true);
  const rotated = storedSecret(place);
  expect(rotated.previous).toBe(made.current);
  expect(rotated.current).not.toBe(made.current);
  expect(rotateSecret(place)).toBe(false);
  expect(storedSecret(place)).toEqual(rotated);
  expect([dropPreviousSecret(place), dropPreviousSecret(place)]).toEqual([true, false]);
  expect(storedSecret(place)).toEqual({ current: rotated.current });
  expect(readFileSync(join(place, 'secret'), 'utf8')).toBe(rotated.current);
  expect(rotateSecret(place)).toBe(true);
  for (const name of ['secret', 'secret-previous']) expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  writeFileSync(join(place, 'secret'), 'a'.repeat(31));
  expect(() => secretIn(place)).toThrow('不足 32 个字符');
});
