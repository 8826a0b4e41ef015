// @module-tag long
import { describe, expect, test } from 'vitest';
import { singleSignOn } from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { siteTickets } from '#server/db/schema/identity.ts';
import { messages } from '#server/http/errors/messages.ts';
import { issueSiteTicket } from '#server/auth/siteTickets.ts';
import { cookiesOf } from '#tests/support/credentials.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const ticketOf = async (phone: string): Promise<string> => {
  await service.signIn(phone);
  return (await issueSiteTicket(service, phone))!;
};

const apiError = new ApiError(codes.ticketInvalid, messages.ticketInvalid);

describe('single sign-on', () => {
  test('opens a session of its own for a ticket, in place of the one the browser had', async () => {
    const ticket = await ticketOf('13200000001');
    const before = await service.signIn('13200000002');
    const headers = { ...jsonHeaders, Cookie: `__Host-sid=${before.secret}` };
    const response = await sender(service).post(singleSignOn.path, { token: ticket }, headers);
    const { token } = response.data as { token: string };
    const session = { token, secret: cookiesOf(response.headers)['__Host-sid']! };
    expect(await service.call(getInfo, {}, { session })).toMatchObject({ phone: '132****0001' });
    await expect(service.call(getInfo, {}, { session: before })).rejects.toHaveCode(codes.notLoggedIn);
  });

  test('takes a ticket once, of twenty at once', { tags: ['postgres'] }, async () => {
    const token = await ticketOf('13200000003');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => service.call(singleSignOn, { token })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(service.call(singleSignOn, { token })).rejects.toEqual(apiError);
  });

  test('takes a ticket within a minute', { tags: ['postgres'] }, async () => {
    const [inTime, late] = [await ticketOf('13200000006'), await ticketOf('13200000006')];
    expect(inTime).toMatch(/^[\w-]{43}$/);
    service.clock.advance(60_000 - 1);
    expect(await service.call(singleSignOn, { token: inTime })).toMatchObject({ userName: '用户0006' });
    service.clock.advance(1);
    await expect(service.call(singleSignOn, { token: late })).rejects.toEqual(apiError);
  });

  test('takes no session token or anything else in its place', async () => {
    service.clock.advance(60_000);
    const session = await service.signIn('13200000004');
    for (const token of [session.token, session.secret, 'x'])
      await expect(service.call(singleSignOn, { token })).rejects.toEqual(apiError);
  });

  test('stores a ticket as its digest', async () => {
    const ticket = await ticketOf('13200000005');
    expect(JSON.stringify(await service.db.select().from(siteTickets))).not.toContain(ticket);
  });
});

const request = (phone: string, { from = service, address = '127.0.0.1', headers = {} } = {}) =>
  from.fetch(
    new Request('http://127.0.0.1/dev/tickets', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ phone }),
    }),
    address,
  );

describe('a ticket for trying', () => {
  test('is an address of the site, for an account that is there', async () => {
    await service.signIn('13200000011');
    const { address } = (await (await request('13200000011')).json()) as { address: string };
    const token = new URL(address, 'http://127.0.0.1').searchParams.get('token')!;
    await expect(service.call(singleSignOn, { token })).resolves.toMatchObject({ userName: '用户0011' });
    expect((await request('13200000099')).status).toBe(404);
    expect((await request('1')).status).toBe(400);
  });

  test('is for this machine alone, not for a page of another site, and not in production', async () => {
    const production = await freshService({ config: { production: true } });
    await production.signIn('13200000011');
    expect((await request('13200000011', { address: '198.51.100.1' })).status).toBe(404);
    expect((await request('13200000011', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(404);
    expect((await request('13200000011', { headers: { 'X-Forwarded-For': '198.51.100.1' } })).status).toBe(404);
    expect((await request('13200000011', { from: production })).status).toBe(404);
    await production.close();
  });
});
