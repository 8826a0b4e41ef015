import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import type { Session, TestService } from '../support/service.ts';
import { entered } from '../support/userCenter.ts';

/** The account of a session, from the database. */
export const accountOf = async ({ db }: TestService, { userId }: Pick<Session, 'userId'>) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]!;

/** The subjects of the notices to a phone, the latest first. */
export const noticesTo = ({ inbox }: TestService, phone: string): string[] =>
  inbox.notices().flatMap((notice) => (notice.phone === phone ? [notice.purpose] : []));

/** Requests a code on the closing page; returns the code. */
export const closingCode = async (
  service: TestService,
  { post }: Awaited<ReturnType<typeof entered>>,
): Promise<string> => {
  service.clock.advance(60_000);
  const response = await post('/account/close/code', {});
  expect([response.status, response.headers.get('location')]).toEqual([303, '/user-center/account/close']);
  return service.inbox.received()[0]!.code;
};

/** Requests that an account is closed, as its owner does; returns its user center. */
export const requestedClosing = async (service: TestService, session: Session) => {
  const center = await entered(service, session);
  const code = await closingCode(service, center);
  const response = await center.post('/account/close', { code, understood: 'yes' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/user-center/account/close']);
  return center;
};
