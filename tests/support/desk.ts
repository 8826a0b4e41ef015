import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { addStaffMember, staffIdOf } from '#server/desk/staff/staffAccounts.ts';
import { deskKeyOf } from '#server/enterprise/desk.ts';
import { openStaffSession } from '#server/desk/staff/staffSessions.ts';
import type { TestService } from './service.ts';
import { testSecret } from './service.ts';

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };

const names: Readonly<Record<string, string>> = {
  wang: '王敏',
  chen: '陈明',
  liu: '刘洋',
  sun: '孙丽',
  reviewer: '周敏',
  clerk: '吴凡',
  administrator: '郑宁',
};

/** A staff member with a session, without enrolment and sign-in; `headers` authenticate a call as theirs. */
export const staffMember = async (service: TestService, role: StaffRole, login: string = role) => {
  const act = { ...service, caller, secret: { current: testSecret }, staff: null };
  await addStaffMember(act, { login, name: names[login] ?? login, role });
  const staffId = await staffIdOf(service.db, login);
  const { secret } = await openStaffSession(service, staffId, 'test');
  return { staffId, login, role, headers: { Cookie: `__Host-desk=${secret}` } };
};

/** Calls the review desk of a service, as its command does with the key of the tests' secret. */
export const reviewDeskOf =
  (service: Pick<TestService, 'fetch'>) =>
  (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { Authorization: `Bearer ${deskKeyOf(testSecret)}` };
    return service.fetch(new Request(`http://127.0.0.1:8080/review${path}`, { headers, ...init }));
  };

/** Creates a message to a user, by default one that could not be mailed; returns its id. */
export const failedMessage = async (
  { db, clock }: Pick<TestService, 'db' | 'clock'>,
  userId: string,
  given: Partial<typeof notifications.$inferInsert> = {},
): Promise<string> => {
  const [row] = await db
    .insert(notifications)
    .values({
      key: `order.accepted ${userId}`,
      channel: 'email',
      userId,
      kind: 'order.accepted',
      recipient: 'a@example.com',
      facts: { orderNo: 'FCL1', serviceZh: '海运整箱' },
      status: 'failed',
      attempts: 8,
      nextAt: clock.now(),
      queuedAt: clock.now(),
      settledAt: clock.now(),
      failure: '550 user unknown',
      ...given,
    })
    .returning({ id: notifications.id });
  return row!.id;
};

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret, decoded as in an authenticator app. */
export const bytesOfBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
