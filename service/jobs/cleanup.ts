import { lt, or } from 'drizzle-orm';
import { trimAudit } from '#service/admin/auditLog.ts';
import { auditDaysDefault } from '#service/admin/auditDays.ts';
import { sweepChallenges } from '#service/auth/captcha/challenges.ts';
import { sweepPasses } from '#service/auth/captcha/passes.ts';
import { sweepConsents } from '#service/auth/closing/consents.ts';
import type { Database } from '#service/db/database.ts';
import { sessions, smsCodes, tickets, workplaceSessions } from '#service/db/schema/identity.ts';
import { sweepLogins } from '#service/auth/password/remembered.ts';
import { sweepTries } from '#service/auth/password/tries.ts';
import { sweepRates } from '#service/auth/rateLimiter.ts';
import { sweepEnquiries } from '#service/services/enquiries.ts';
import { idleSince, sweepEndedSessions } from '#service/auth/session.ts';
import { sweepSiteTickets } from '#service/auth/siteTickets.ts';
import { sweepTraffic } from '#service/auth/smsTraffic.ts';
import { sweepLicenceFiles } from '#service/enterprise/files.ts';

/**
 * Drops what is over: challenges, passes, codes, tickets, handles, sessions, tries, old enquiries, the windows of limits, consents
 * of accounts closed long ago, and audit entries older than `auditDays`.
 */
export const sweep = async (db: Database, now: Date, { auditDays = auditDaysDefault } = {}): Promise<void> => {
  await sweepChallenges(db, now);
  await sweepPasses(db, now);
  await sweepRates(db, now);
  await sweepTries(db, now);
  await sweepLogins(db, now);
  await sweepSiteTickets(db, now);
  await sweepTraffic(db, now);
  await sweepLicenceFiles(db, now);
  await sweepEnquiries(db, now);
  await sweepConsents(db, now);
  await trimAudit(db, now, auditDays);
  await sweepEndedSessions(db, now);
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await db.delete(workplaceSessions).where(lt(workplaceSessions.expiresAt, now));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince(now))));
};
