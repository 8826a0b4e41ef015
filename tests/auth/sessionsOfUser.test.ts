// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { closeSessionsOf, cleanUpEndedSessions, wasEndedByPassword } from '#server/auth/session.ts';
import { closeOtherSessions, revokeSession, sessionsOf } from '#server/auth/signedInDevices.ts';
import { digestOf } from '#server/config/secrets.ts';
import { sessionsEndedByPassword } from '#server/db/schema/identity.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, newUser, open, user } = signInForAll();

const [second, minute, day] = [1_000, 60_000, 86_400_000];

describe('the sessions of a user', () => {
  test('end with the password, but for the one that changed it, and know why', async () => {
    const [{ userId }, stranger] = [await newUser(), await newUser()];
    const [mine, other, foreign] = [await open(userId), await open(userId), await open(stranger.userId)];
    await closeSessionsOf({ db, clock }, userId, { except: mine.secret });
    expect([await user(mine), await user(other), await user(foreign)].map((one) => one !== null)).toEqual([
      true,
      false,
      true,
    ]);
    const ended = () =>
      Promise.all(
        [mine.secret, other.secret, foreign.secret, undefined].map((secret) => wasEndedByPassword(db, secret)),
      );
    expect(await ended()).toEqual([false, true, false, false]);
    await closeSessionsOf({ db, clock }, userId);
    expect(await user(mine)).toBeNull();
    expect(await ended()).toEqual([true, true, false, false]);
    await closeSessionsOf({ db, clock }, userId);
    await cleanUpEndedSessions(db, new Date(clock.now().getTime() + 60 * day));
    expect(await ended()).toEqual([true, true, false, false]);
    await cleanUpEndedSessions(db, new Date(clock.now().getTime() + 60 * day + 1));
    expect(await db.$count(sessionsEndedByPassword)).toBe(0);
  });

  test('are listed by device, the last used first; ended ones are left out', async () => {
    const { userId } = await newUser();
    const first = await open(userId, 'smsCode', 'phone');
    clock.advance(second);
    await open(userId, 'smsCode', 'laptop');
    const devices = async () => (await sessionsOf(db, clock, userId)).map(({ device }) => device);
    expect(await devices()).toEqual(['laptop', 'phone']);
    clock.advance(minute + second);
    await user(first);
    expect(await devices()).toEqual(['phone', 'laptop']);
    clock.advance(14 * day - minute - second);
    expect(await devices()).toEqual(['phone']);
    expect(await sessionsOf(db, clock, (await newUser()).userId)).toEqual([]);
  });

  test('are revoked one by one, all others, or all', async () => {
    const [{ userId }, stranger] = [await newUser(), await newUser()];
    const all = [await open(userId), await open(userId), await open(userId), await open(userId)];
    const foreign = await open(stranger.userId);
    const [one = '', two = ''] = all.map(({ token }) => digestOf(token));
    expect(await revokeSession(db, stranger.userId, one)).toBe(false);
    expect(await revokeSession(db, userId, one)).toBe(true);
    expect(await revokeSession(db, userId, one)).toBe(false);
    expect(await closeOtherSessions(db, userId, two)).toBe(2);
    expect((await user(all[1]!))?.userId).toBe(userId);
    expect(await closeOtherSessions(db, userId, null)).toBe(1);
    expect((await user(foreign))?.userId).toBe(stranger.userId);
  });
});
