import { beforeAll, beforeEach } from 'vitest';
import { openAccount } from '#server/auth/account.ts';
import { openSession, userOf } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import type { SignedInBy } from '#server/db/schema/identity.ts';
import type { Caller } from '#server/http/requests/caller.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import { openTestDatabase, TestClock } from '../support/database.ts';
import type { TestService } from '../support/service.ts';
import { serviceForAll } from '../support/serviceForAll.ts';

/**
 * The dependencies of the sign-in rules, without a server: a database opened by the first hook, a stopped clock, and
 * callers.
 */
export const signInForAll = () => {
  const db = {} as Database;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    Object.setPrototypeOf(db, opened.db);
    return () => opened.close();
  });
  const clock = new TestClock();
  let addresses = 0;

  /** A call from the given address, or from an unused one. */
  const from = (address = `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`) => {
    const caller: Caller = { address, userAgent: 'Chrome', https: true };
    return { db, clock, caller, secret: { current: 'a key of the tests' }, user: null };
  };

  let phones = 0;
  /** A user with a new phone. */
  const newUser = async () => {
    const phone = `137${String((phones += 1)).padStart(8, '0')}`;
    const { userId } = await db.transaction((tx) => openAccount(tx, clock, phone));
    return { phone, userId };
  };
  const open = (userId: string, by: SignedInBy = 'smsCode', device = 'Chrome') =>
    openSession({ db, clock }, { userId, by, device });
  /** The user of a session, null if it has ended. */
  const user = (credentials: Parameters<typeof userOf>[2]) => userOf(db, clock, credentials);

  return { db, clock, from, newUser, open, user };
};

/** A service for all tests of a file; each test starts without earlier calls or tries. */
export const uncalledService = (...given: Parameters<typeof serviceForAll>): TestService => {
  const service = serviceForAll(...given);
  beforeEach(() => service.db.delete(rateWindows));
  return service;
};

/** The wait in seconds of a rejected act, 0 if it is granted. */
export const secondsToWait = (command: Promise<unknown>): Promise<number | undefined> =>
  command.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof ApiError) return error.retryAfterSeconds;
      throw error;
    },
  );
