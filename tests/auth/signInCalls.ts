import { beforeAll, beforeEach } from 'vitest';
import { openAccount } from '#server/auth/account.ts';
import { openSession, userOf } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import type { SignedInBy } from '#server/db/schema/identity.ts';
import type { Caller } from '#server/http/caller.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { openTestDatabase, TestClock } from '../support/database.ts';
import type { TestService } from '../support/service.ts';
import { serviceForAll } from '../support/serviceForAll.ts';

/** What the rules of sign-in read and write, without a server: a database that the first hook opens, a still clock, and callers. */
export const signInForAll = () => {
  const db = {} as Database;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    Object.setPrototypeOf(db, opened.db);
    return () => opened.close();
  });
  const clock = new TestClock();
  let addresses = 0;

  /** A call from that address, or from an unused one. */
  const from = (address = `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`) => {
    const caller: Caller = { address, userAgent: 'Chrome', https: true };
    return { db, clock, caller, secret: { current: 'a key of the tests' }, user: null };
  };

  let phones = 0;
  /** A user with a phone of their own. */
  const newUser = async () => {
    const phone = `137${String((phones += 1)).padStart(8, '0')}`;
    const { userId } = await db.transaction((tx) => openAccount(tx, clock, phone));
    return { phone, userId };
  };
  const open = (userId: string, by: SignedInBy = 'smsCode', device = 'Chrome') =>
    openSession({ db, clock }, { userId, by, device });
  /** The user of a session, null where it has ended. */
  const user = (credentials: Parameters<typeof userOf>[2]) => userOf(db, clock, credentials);

  return { db, clock, from, newUser, open, user };
};

/** A service for all tests of a file, each of which begins as if nobody had called or tried before. */
export const uncalledService = (...given: Parameters<typeof serviceForAll>): TestService => {
  const service = serviceForAll(...given);
  beforeEach(() => service.db.delete(rateWindows));
  return service;
};

/** The seconds that a rejected act names, 0 where it is granted. */
export const secondsToWait = (command: Promise<unknown>): Promise<number | undefined> =>
  command.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof ApiError) return error.retryAfterSeconds;
      throw error;
    },
  );
