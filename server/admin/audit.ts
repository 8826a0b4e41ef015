import { countEvent } from '#server/http/metrics/events.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import type { Context } from '#server/http/context.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';

/** The events of the audit log. */
export type AuditEvent =
  | 'account.opened'
  | 'code.sent'
  | 'code.refused'
  | 'emailCode.sent'
  | 'emailCode.refused'
  | 'session.opened'
  | 'session.closed'
  | 'password.refused'
  | 'password.changed'
  | 'password.reset'
  | 'handle.stolen'
  | 'consent.given'
  | 'ticket.issued'
  | 'session.revoked'
  | 'session.refused'
  | 'notice.sent'
  | 'notice.failed'
  | 'notification.resent'
  | 'member.invited'
  | 'member.joined'
  | 'member.declined'
  | 'member.withdrawn'
  | 'member.changed'
  | 'member.removed'
  | 'member.left'
  | 'branch.added'
  | 'branch.renamed'
  | 'branch.removed'
  | 'branch.assigned'
  | 'key.made'
  | 'key.withdrawn'
  | 'key.ended'
  | 'webhook.made'
  | 'webhook.ended'
  | 'webhook.resumed'
  | 'approval.ruleAdded'
  | 'approval.ruleRemoved'
  | 'approval.requested'
  | 'account.disabled'
  | 'account.enabled'
  | 'account.exported'
  | 'closing.requested'
  | 'closing.cancelled'
  | 'account.closed'
  | 'verification.submitted'
  | 'verification.passed'
  | 'verification.rejected'
  | 'protocol.agreed'
  | 'order.placed'
  | 'order.moved'
  | 'order.cancelled'
  | 'document.uploaded'
  | 'document.removed'
  | 'file.infected'
  | 'invoice.requested'
  | 'invoice.issued'
  | 'instruction.submitted'
  | 'calendar.linked'
  | 'vgm.submitted'
  | 'bill.drafted'
  | 'bill.approved'
  | 'bill.changesAsked'
  | 'bill.released'
  | 'track.entered'
  | 'track.shared'
  | 'enquiry.received'
  | 'enquiry.answered'
  | 'offer.sent'
  | 'offer.noted'
  | 'offer.answered'
  | 'offer.accepted'
  | 'message.sent'
  | 'order.corrected'
  | 'order.split'
  | 'document.requested'
  | 'document.unrequested'
  | 'price.proposed'
  | 'price.approved'
  | 'price.returned'
  | 'cost.recorded'
  | 'cost.corrected'
  | 'cost.withdrawn'
  | 'contract.made'
  | 'contract.changed'
  | 'contract.ended'
  | 'tender.made'
  | 'tender.removed'
  | 'tender.sent'
  | 'tender.withdrawn'
  | 'tender.answered'
  | 'tender.awarded'
  | 'credit.termsSet'
  | 'credit.overridden'
  | 'credit.billed'
  | 'credit.credited'
  | 'credit.allocated'
  | 'credit.unallocated'
  | 'credit.received'
  | 'credit.matched'
  | 'credit.reversed'
  | 'payment.started'
  | 'payment.refused'
  | 'payment.closed'
  | 'refund.proposed'
  | 'refund.returned'
  | 'refund.approved'
  | 'refund.abnormal'
  | 'refund.done'
  | 'refund.failed'
  | 'goods.named'
  | 'finding.answered'
  | 'staff.signedIn'
  | 'staff.signedOut'
  | 'staff.refused'
  | 'staff.added'
  | 'staff.notices'
  | 'staff.enrolled'
  | 'staff.changed'
  | 'staff.reset'
  | 'operator.command'
  | 'access.refused';

type Detail = Record<string, string | number | boolean | null>;

/** One entry of the audit log: the event, its user and its facts. */
export interface AuditEntry {
  event: AuditEvent;
  userId: string | null;
  /** The company in whose name the user acted. */
  enterpriseId?: string | null;
  detail: Detail;
}

type CommandContext = Pick<Context, 'db' | 'clock' | 'caller'>;

/** The rows of entries, with the API key of a company's system. Counted as written, for statements that store more. */
export const auditRows = (
  { clock, caller }: Omit<CommandContext, 'db'>,
  entries: readonly AuditEntry[],
): (typeof auditEntries.$inferInsert)[] => {
  const common = { at: clock.now(), address: caller.address, device: caller.userAgent.slice(0, 200) };
  for (const { event } of entries) countEvent(event);
  const keyName = currentRequest()?.keyName;
  return entries.map(({ detail, ...entry }) => ({
    ...common,
    ...entry,
    detail: keyName === undefined ? detail : { ...detail, apiKey: keyName },
  }));
};

/**
 * Writes an entry for each item into the audit log. Pass the transaction of the audited command, and nothing secret in
 * `detail`.
 */
export const auditEach = async ({ db, ...call }: CommandContext, entries: readonly AuditEntry[]): Promise<void> => {
  const rows = auditRows(call, entries);
  if (rows.length > 0) await db.insert(auditEntries).values(rows);
};

/** Writes one entry into the audit log, as `auditEach` does. */
export const audit = (
  { user, ...context }: CommandContext & { user: { userId: string; enterpriseId?: string | null } | null },
  event: AuditEvent,
  detail: Detail = {},
): Promise<void> =>
  auditEach(context, [{ event, userId: user?.userId ?? null, enterpriseId: user?.enterpriseId ?? null, detail }]);
