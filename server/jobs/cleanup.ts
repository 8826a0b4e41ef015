import { lt, or } from 'drizzle-orm';
import { trimAudit } from '#server/admin/auditLog.ts';
import { auditDaysDefault } from '#server/admin/auditDays.ts';
import { cleanUpChallenges } from '#server/auth/captcha/challenges.ts';
import { cleanUpPasses } from '#server/auth/captcha/passes.ts';
import { cleanUpConsents } from '#server/auth/closing/consents.ts';
import { cleanUpMessageFiles } from '#server/conversation/files.ts';
import { cleanUpKeys } from '#server/booking/idempotency.ts';
import { cleanUpKeysOfCompanies } from '#server/enterprise/members/keysInForce.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, tickets, workplaceSessions } from '#server/db/schema/identity.ts';
import { smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { cleanUpLogins } from '#server/auth/password/remembered.ts';
import { cleanUpTries } from '#server/auth/password/tries.ts';
import { cleanUpRates } from '#server/auth/rateLimiter.ts';
import { cleanUpStaffSessions } from '#server/desk/staff/staffSessions.ts';
import { cleanUpEnquiries } from '#server/services/enquiries.ts';
import { idleSince, cleanUpEndedSessions } from '#server/auth/session.ts';
import { cleanUpSiteTickets } from '#server/auth/siteTickets.ts';
import { cleanUpNotifications } from '#server/notifications/send.ts';
import { cleanUpStaffNotices } from '#server/notifications/staffNotices.ts';
import { cleanUpTraffic } from '#server/auth/smsTraffic.ts';
import { cleanUpDraftDocuments } from '#server/orders/documents/draftDocuments.ts';
import { cleanUpWebhooks } from '#server/enterprise/webhooks/send.ts';
import { cleanUpLicenceFiles } from '#server/enterprise/files.ts';

/**
 * Deletes expired challenges, passes, codes, tickets, tokens, sessions, attempts, old enquiries, windows of limits,
 * documents of orders that were never placed, files of messages that were never sent, idempotency keys, API keys that
 * ended long ago, old webhook deliveries, consents of accounts closed long ago, messages settled long ago, and audit
 * entries older than `auditDays`.
 */
export const deleteExpired = async (db: Database, now: Date, { auditDays = auditDaysDefault } = {}): Promise<void> => {
  await cleanUpChallenges(db, now);
  await cleanUpPasses(db, now);
  await cleanUpRates(db, now);
  await cleanUpTries(db, now);
  await cleanUpLogins(db, now);
  await cleanUpSiteTickets(db, now);
  await cleanUpTraffic(db, now);
  await cleanUpLicenceFiles(db, now);
  await cleanUpDraftDocuments(db, now);
  await cleanUpMessageFiles(db, now);
  await cleanUpKeys(db, now);
  await cleanUpKeysOfCompanies(db, now);
  await cleanUpWebhooks(db, now);
  await cleanUpEnquiries(db, now);
  await cleanUpStaffSessions(db, now);
  await cleanUpConsents(db, now);
  await cleanUpNotifications(db, now);
  await cleanUpStaffNotices(db, now);
  await trimAudit(db, now, auditDays);
  await cleanUpEndedSessions(db, now);
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await db.delete(workplaceSessions).where(lt(workplaceSessions.expiresAt, now));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince(now))));
};
