import { lt, or } from 'drizzle-orm';
import { trimAudit } from '#service/admin/auditLog.ts';
import { auditDaysDefault } from '#service/admin/auditDays.ts';
import { cleanUpChallenges } from '#service/auth/captcha/challenges.ts';
import { cleanUpPasses } from '#service/auth/captcha/passes.ts';
import { cleanUpConsents } from '#service/auth/closing/consents.ts';
import { cleanUpKeys } from '#service/booking/idempotency.ts';
import type { Database } from '#service/db/database.ts';
import { sessions, tickets, workplaceSessions } from '#service/db/schema/identity.ts';
import { smsCodes } from '#service/db/schema/codesAndLimits.ts';
import { cleanUpLogins } from '#service/auth/password/remembered.ts';
import { cleanUpTries } from '#service/auth/password/tries.ts';
import { cleanUpRates } from '#service/auth/rateLimiter.ts';
import { cleanUpStaffSessions } from '#service/desk/staffSessions.ts';
import { cleanUpEnquiries } from '#service/services/enquiries.ts';
import { idleSince, cleanUpEndedSessions } from '#service/auth/session.ts';
import { cleanUpSiteTickets } from '#service/auth/siteTickets.ts';
import { cleanUpNotifications } from '#service/notifications/send.ts';
import { cleanUpTraffic } from '#service/auth/smsTraffic.ts';
import { cleanUpDraftDocuments } from '#service/orders/draftDocuments.ts';
import { cleanUpLicenceFiles } from '#service/enterprise/files.ts';

/**
 * Deletes expired challenges, passes, codes, tickets, tokens, sessions, attempts, old enquiries, windows of limits,
 * documents of orders that were never placed, idempotency keys, consents of accounts closed long ago, messages settled long ago, and audit
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
  await cleanUpKeys(db, now);
  await cleanUpEnquiries(db, now);
  await cleanUpStaffSessions(db, now);
  await cleanUpConsents(db, now);
  await cleanUpNotifications(db, now);
  await trimAudit(db, now, auditDays);
  await cleanUpEndedSessions(db, now);
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await db.delete(workplaceSessions).where(lt(workplaceSessions.expiresAt, now));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince(now))));
};
