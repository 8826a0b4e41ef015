// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { issueSiteTicket, consumeSiteTicket } from '#server/auth/siteTickets.ts';
import { signInForAll } from './signInCalls.ts';

const { db, clock, newUser } = signInForAll();

const minute = 60_000;

const consume = (ticket: string) => db.transaction((tx) => consumeSiteTicket({ db: tx, clock }, ticket));

describe('a ticket of a sister site', () => {
  test('is good once, within a minute, for an account that is there', async () => {
    const { phone, userId } = await newUser();
    expect(await issueSiteTicket({ db, clock }, '10000000000')).toBeNull();
    const [inTime, late] = [
      (await issueSiteTicket({ db, clock }, phone))!,
      (await issueSiteTicket({ db, clock }, phone))!,
    ];
    expect(inTime).toMatch(/^[\w-]{43}$/);
    clock.advance(minute - 1);
    expect(await consume(inTime)).toEqual({ userId, name: `用户${phone.slice(-4)}` });
    expect(await consume(inTime)).toBeNull();
    clock.advance(1);
    expect(await consume(late)).toBeNull();
    expect(await consume('x')).toBeNull();
  });
});
