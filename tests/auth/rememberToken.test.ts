import { describe, expect, test } from 'vitest';
import {
  deleteLogin,
  deleteLogins,
  consumeLogin,
  rememberLogin,
  cleanUpLogins,
} from '#server/auth/password/remembered.ts';
import { rememberedLogins } from '#server/db/schema/identity.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, from, newUser } = signInForAll();

const [second, day] = [1_000, 86_400_000];
const newPhone = phonesAfter(13_600_000_000);

const consume = (rememberToken: string | undefined, phone: string) =>
  db.transaction((tx) => consumeLogin({ ...from(), db: tx }, rememberToken, phone));

const tokenOf = async (consumed: ReturnType<typeof consume>) => {
  const found = await consumed;
  if (found.outcome !== 'right') throw new Error(found.outcome);
  return found.rememberToken;
};

describe('a remembered password', () => {
  test('is a handle of its phone that changes with each use', { tags: ['postgres'] }, async () => {
    const { phone, userId } = await newUser();
    const first = await rememberLogin(from(), userId);
    expect(first).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    const found = await consume(first, phone);
    expect(found).toMatchObject({ outcome: 'right', userId, name: `用户${phone.slice(-4)}` });
    const next = await tokenOf(consume((found as { rememberToken: string }).rememberToken, phone));
    expect(next.split('.')[0]).toBe(first.split('.')[0]);
    expect(next).not.toBe(first);
  });

  test.each([
    '',
    'x',
    '.',
    `${'a'.repeat(22)}.${'b'.repeat(42)}`,
    `x${'a'.repeat(22)}.${'b'.repeat(43)}`,
    `${'a'.repeat(22)}.${'b'.repeat(43)}x`,
    `${'a'.repeat(22)}.${'b'.repeat(43)}`,
    undefined,
  ])('is unknown as %j', async (rememberToken) =>
    expect(await consume(rememberToken, newPhone())).toEqual({ outcome: 'unknown' }),
  );

  test('opens no other phone, and the try costs it nothing', async () => {
    const { phone, userId } = await newUser();
    const rememberToken = await rememberLogin(from(), userId);
    expect(await consume(rememberToken, newPhone())).toEqual({ outcome: 'unknown' });
    expect(await consume(rememberToken, phone)).toMatchObject({ outcome: 'right' });
  });

  test('lives 30 days from its last use', async () => {
    const { phone, userId } = await newUser();
    const rememberToken = await rememberLogin(from(), userId);
    clock.advance(30 * day - 1);
    const next = await tokenOf(consume(rememberToken, phone));
    clock.advance(30 * day);
    expect(await consume(next, phone)).toEqual({ outcome: 'unknown' });
  });

  test('sent twice is in use for ten seconds, then a copy: all handles are gone', { tags: ['postgres'] }, async () => {
    const { phone, userId } = await newUser();
    const [rememberToken, other] = [await rememberLogin(from(), userId), await rememberLogin(from(), userId)];
    await consume(rememberToken, phone);
    clock.advance(10 * second);
    expect(await consume(rememberToken, phone)).toEqual({ outcome: 'inUse' });
    clock.advance(1);
    expect(await consume(rememberToken, phone)).toEqual({ outcome: 'stolen', userId });
    expect(await consume(other, phone)).toEqual({ outcome: 'unknown' });
  });

  test('with a validator that it never had is a copy at once, of its own user alone', async () => {
    const [{ phone, userId }, neighbour] = [await newUser(), await newUser()];
    const rememberToken = await rememberLogin(from(), userId);
    const theirs = await rememberLogin(from(), neighbour.userId);
    const [selector] = rememberToken.split('.');
    expect(await consume(`${selector}.${'x'.repeat(43)}`, phone)).toEqual({ outcome: 'stolen', userId });
    expect(await consume(theirs, neighbour.phone)).toMatchObject({ outcome: 'right' });
  });

  test('is forgotten by itself, with all of its user, or when it is over', { tags: ['postgres'] }, async () => {
    const { phone, userId } = await newUser();
    const [one, two, three] = [
      await rememberLogin(from(), userId),
      await rememberLogin(from(), userId),
      await rememberLogin(from(), userId),
    ];
    await deleteLogin(db, undefined);
    await deleteLogin(db, 'x');
    await deleteLogin(db, one);
    expect(await consume(one, phone)).toEqual({ outcome: 'unknown' });
    expect(await consume(two, phone)).toMatchObject({ outcome: 'right' });
    await deleteLogins(db, userId);
    expect(await consume(three, phone)).toEqual({ outcome: 'unknown' });
    await db.delete(rememberedLogins);
    await rememberLogin({ ...from(), caller: { ...from().caller, userAgent: 'x'.repeat(201) } }, userId);
    const [row] = await db.select().from(rememberedLogins);
    expect(row).toMatchObject({ device: 'x'.repeat(200), createdAt: clock.now(), userId });
    await cleanUpLogins(db, new Date(clock.now().getTime() + 30 * day));
    expect(await db.$count(rememberedLogins)).toBe(1);
    await cleanUpLogins(db, new Date(clock.now().getTime() + 30 * day + 1));
    expect(await db.$count(rememberedLogins)).toBe(0);
  });
});
