import { auditEntries } from './db/schema/identity.ts';
import type { Context } from './context.ts';

type AuditEvent =
  | 'account.opened'
  | 'code.sent'
  | 'code.refused'
  | 'session.opened'
  | 'session.closed'
  | 'password.refused'
  | 'password.changed'
  | 'password.reset'
  | 'handle.stolen'
  | 'consent.given'
  | 'ticket.issued'
  | 'session.revoked'
  | 'verification.submitted'
  | 'verification.passed'
  | 'verification.rejected'
  | 'protocol.agreed'
  | 'order.placed'
  | 'order.cancelled'
  | 'enquiry.received';

type Detail = Record<string, string | number | boolean | null>;

/** Writes one line into the audit table; give it the transaction of the act itself, and nothing secret in `detail`. */
export const audit = async (
  { db, clock, caller, user }: Pick<Context, 'db' | 'clock' | 'caller'> & { user: { userId: string } | null },
  event: AuditEvent,
  detail: Detail = {},
): Promise<void> => {
  await db.insert(auditEntries).values({
    at: clock.now(),
    event,
    userId: user?.userId ?? null,
    address: caller.address,
    device: caller.userAgent.slice(0, 200),
    detail,
  });
};
