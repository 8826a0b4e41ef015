// @module-tag postgres
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#service/auth/account.ts';
import { issueSiteTicket, consumeSiteTicket, cleanUpSiteTickets } from '#service/auth/siteTickets.ts';
import { siteTickets } from '#service/db/schema/identity.ts';
import { openSignIn } from './signInCalls.ts';

let { db, clock, close } = {} as Awaited<ReturnType<typeof openSignIn>>;
beforeAll(async () => {
  ({ db, clock, close } = await openSignIn());
});
afterAll(() => close());

const minute = 60_000;
let phones = 0;
const newUser = async () => {
  const phone = `137${String((phones += 1)).padStart(8, '0')}`;
  const { userId } = await db.transaction((tx) => openAccount(tx, clock, phone));
  return { phone, userId };
};

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

  test('is swept when it is over', async () => {
    await issueSiteTicket({ db, clock }, (await newUser()).phone);
    await cleanUpSiteTickets(db, new Date(clock.now().getTime() + minute));
    expect(await db.$count(siteTickets)).toBe(1);
    await cleanUpSiteTickets(db, new Date(clock.now().getTime() + minute + 1));
    expect(await db.$count(siteTickets)).toBe(0);
  });
});
