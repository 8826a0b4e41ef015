// @module-tag postgres
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  closeSession,
  isFresh,
  wasEndedByPassword,
  closeSessionsOf,
  cleanUpEndedSessions,
} from '#server/auth/session.ts';
import { sessionsOf, closeOtherSessions, revokeSession } from '#server/auth/signedInDevices.ts';
import { digestOf } from '#server/config/secrets.ts';
import { sessions, users, sessionsEndedByPassword } from '#server/db/schema/identity.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, newUser, open, user } = signInForAll();

const [second, minute, day] = [1_000, 60_000, 86_400_000];

describe('a session', () => {
  test('belongs to its user only with its token and its secret', async () => {
    const { phone, userId } = await newUser();
    const [mine, other] = [await open(userId), await open(userId)];
    const { enterpriseId } = (await user(mine))!;
    expect(await user(mine)).toEqual({ userId, phone, enterpriseId, role: 'owner' });
    expect(enterpriseId).toMatch(/^[0-9a-f-]{36}$/);
    for (const credentials of [
      {},
      { token: mine.token },
      { secret: mine.secret },
      { token: '', secret: mine.secret },
      { token: mine.token, secret: '' },
      { token: mine.token, secret: other.secret },
      { token: mine.secret, secret: mine.token },
      { token: 'x', secret: 'y' },
    ])
      expect(await user(credentials)).toBeNull();
  });

  test('has a token of 128 and a secret of 256 bits, stored as digests, and the first 200 characters of its device', async () => {
    const { userId } = await newUser();
    const { token, secret } = await open(userId, 'password', 'x'.repeat(201));
    expect([token, secret].map((half) => half.length)).toEqual([22, 43]);
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, digestOf(token)));
    expect(row).toEqual({
      tokenHash: digestOf(token),
      secretHash: digestOf(secret),
      userId,
      device: 'x'.repeat(200),
      openedBy: 'password',
      createdAt: clock.now(),
      lastSeenAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 60 * day),
    });
  });

  test('ends after 14 days without use', async () => {
    const { userId } = await newUser();
    const [used, idle] = [await open(userId), await open(userId)];
    clock.advance(14 * day - 1);
    expect(await user(used)).not.toBeNull();
    clock.advance(1);
    expect(await user(idle)).toBeNull();
    expect(await user(used)).not.toBeNull();
  });

  test('ends after 60 days, however much it is used', async () => {
    const { userId } = await newUser();
    const session = await open(userId);
    for (let tenth = 0; tenth < 5; tenth += 1) {
      clock.advance(10 * day);
      expect(await user(session)).not.toBeNull();
    }
    clock.advance(10 * day - 1);
    expect(await user(session)).not.toBeNull();
    clock.advance(1);
    expect(await user(session)).toBeNull();
  });

  test('is marked as seen once in a minute', async () => {
    const { userId } = await newUser();
    const session = await open(userId);
    const seen = async () => (await sessionsOf(db, clock, userId))[0]!.lastSeenAt;
    const opened = clock.now();
    clock.advance(minute);
    await user(session);
    expect(await seen()).toEqual(opened);
    clock.advance(1);
    await user(session);
    expect(await seen()).toEqual(clock.now());
  });

  test('opens nothing for an account that is disabled or closed', async () => {
    const { userId } = await newUser();
    const session = await open(userId);
    const of = eq(users.id, userId);
    await db.update(users).set({ disabledAt: clock.now() }).where(of);
    expect(await user(session)).toBeNull();
    await db.update(users).set({ disabledAt: null, closedAt: clock.now() }).where(of);
    expect(await user(session)).toBeNull();
    await db.update(users).set({ closedAt: null }).where(of);
    expect(await user(session)).not.toBeNull();
  });

  test('is closed with its secret only, which also identifies its user', async () => {
    const { userId } = await newUser();
    const [mine, other] = [await open(userId), await open(userId)];
    expect([await closeSession(db, undefined), await closeSession(db, ''), await closeSession(db, mine.token)]).toEqual(
      [null, null, null],
    );
    expect(await closeSession(db, mine.secret)).toEqual({ userId });
    expect(await closeSession(db, mine.secret)).toBeNull();
    expect([await user(mine), (await user(other))?.userId]).toEqual([null, userId]);
    expect(await wasEndedByPassword(db, mine.secret)).toBe(false);
  });

  test('is fresh for ten minutes after its owner’s own proof', async () => {
    const { userId } = await newUser();
    const [bySms, byReset, byPassword] = [
      await open(userId, 'smsCode'),
      await open(userId, 'passwordReset'),
      await open(userId, 'password'),
    ];
    const fresh = () =>
      Promise.all(
        [bySms.secret, byReset.secret, byPassword.secret, undefined].map((secret) => isFresh({ db, clock }, secret)),
      );
    expect(await fresh()).toEqual([true, true, false, false]);
    clock.advance(10 * minute - 1);
    expect(await fresh()).toEqual([true, true, false, false]);
    clock.advance(1);
    expect(await fresh()).toEqual([false, false, false, false]);
  });
});

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
