import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '#server/admin/audit.ts';
import { sendNotices } from '#server/auth/sms/notices.ts';
import { auditEntries, smsNotices, users } from '#server/db/schema/identity.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { adminOf } from './admin.ts';
import { phonesAfter, registered } from './credentials.ts';
import type { Session, TestService } from './service.ts';
import { freshService } from './service.ts';
import { reviewDeskOf } from './desk.ts';

/** The address and the browser that only the owner of an account uses. */
const address = '203.0.113.77';
export const device = 'Kettle/1.0';
/** The name of an operator in the entries of their acts. */
export const operator = 'operator li';

export const log = pino({ level: 'silent' });
export const freshPhone = phonesAfter(13_100_000_000);
/** A phone as it may be in an entry. */
export const maskedPhone: unknown = expect.stringMatching(/^131\*{4}\d{4}$/);
export const someText: unknown = expect.any(String);

/** An account of a company with a password, signed in; `phone` may be changed to one that has no account yet. */
export interface Owner {
  phone: string;
  session: Session;
}

/** An entry: its event, whether it is about the owner, by which browser or part of the service, and all its facts. */
export type Entry = readonly [event: AuditEvent, of: 'owner' | null, by: string, detail?: Record<string, unknown>];
/** Prepares an owner and returns the act, and lists all entries that the act writes. */
export type Case = readonly [prepare: (owner: Owner) => Promise<() => Promise<unknown>>, ...entries: Entry[]];

/** The entry of a session that was opened with this proof. */
export const opened = (by: string): Entry => ['session.opened', 'owner', device, { by }];
/** The entry of a notice that reached its owner. */
export const sent = (purpose: string): Entry => ['notice.sent', 'owner', 'notices', { purpose }];
/** The entry of an operator's command on the owner's phone. */
export const command = (name: string, more = {}): Entry => [
  'operator.command',
  null,
  operator,
  { command: name, failed: false, phone: maskedPhone, ...more },
];
/** Waits for a call to be rejected. */
export const rejected = async (call: Promise<unknown>): Promise<void> => {
  await expect(call).rejects.toHaveProperty('message');
};

const openTrail = async () => {
  const service = await freshService();
  const headers = { 'User-Agent': device };
  /** The service, called from the owner's browser. */
  const browser: TestService & { address: string } = {
    ...service,
    address,
    call: (endpoint, input, options) =>
      service.call(endpoint, input, { ...options, address, headers: { ...options?.headers, ...headers } }),
    fetch: (request) => {
      request.headers.set('User-Agent', device);
      return service.fetch(request, address);
    },
  };
  const newOwner = async (): Promise<Owner> => {
    const phone = freshPhone();
    await registered(service, phone);
    return { phone, session: await service.signIn(phone) };
  };
  const admin = (...args: string[]) => adminOf(service).printed(...args);
  const atDesk = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await reviewDeskOf(service)(path, init);
    expect(response.status).toBe(200);
    return response;
  };
  return { service, browser, newOwner, admin, atDesk };
};

/** A service for the tests of a file, with its owner's browser, its operators and the review desk. */
export const auditTrail = () => {
  const trail = {} as Awaited<ReturnType<typeof openTrail>>;
  beforeAll(async () => {
    Object.assign(trail, await openTrail());
    // another user, whose id must never be in an entry
    await trail.newOwner();
  });
  afterAll(() => trail.service.close());
  return trail;
};

const written = async ({ db }: TestService) => {
  const rows = await db.select().from(auditEntries).orderBy(asc(auditEntries.event));
  return rows.map(({ event, userId, address: from, device: by, detail }) => ({ event, userId, from, by, detail }));
};

/** Waits until the preparation can no longer write an entry. */
const settled = async (service: TestService): Promise<void> => {
  await sendNotices({ ...service, sms: service.inbox, log });
  await expect.poll(() => service.db.$count(smsNotices), { interval: 5 }).toBe(0);
  await service.db.delete(auditEntries);
};

/** Tests that each act writes exactly these entries, with exactly these facts. */
export const testTrail = (
  trail: ReturnType<typeof auditTrail>,
  cases: Readonly<Partial<Record<AuditEvent, readonly Case[]>>>,
): void => {
  const named = Object.entries(cases).flatMap(([event, list]) =>
    list.map((one, index) => [`${event} ${index + 1}`, one] as const),
  );
  test.each(named)('%s: what happened, for whom, from where', async (_, [prepare, ...entries]) => {
    const { service } = trail;
    await service.db.delete(rateWindows);
    const owner = await trail.newOwner();
    service.clock.advance(60_000);
    const run = await prepare(owner);
    await settled(service);
    await run();
    const [known] = await service.db.select().from(users).where(eq(users.phone, owner.phone));
    const ownId = known?.id ?? owner.session.userId;
    const expected = entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([event, of, by, detail = {}]) => ({
        event,
        userId: of === 'owner' ? ownId : null,
        from: by === device ? address : 'service',
        by,
        detail,
      }));
    await expect.poll(() => written(service), { interval: 5 }).toEqual(expected);
  });

  test('every event is written by a case', () => {
    const events = named.flatMap(([, [, ...entries]]) => entries.map(([event]) => event));
    expect(Object.keys(cases).filter((event) => !events.some((one) => one === event))).toEqual([]);
  });
};

/** The entries about staff, and about acts that only they perform. */
export type DeskEvent = Extract<
  AuditEvent,
  `staff.${string}` | 'message.sent' | 'goods.named' | 'enquiry.answered' | 'notification.resent'
>;

/** The entries about signing in and out, and about their security. */
export type SignInEvent = Extract<
  AuditEvent,
  `${'code' | 'emailCode' | 'session' | 'password' | 'handle' | 'consent' | 'ticket' | 'notice'}.${string}`
>;
