import { randomInt } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { creditCode } from '#contract/protocol/registryNumbers.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { audit } from '#server/admin/audit.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { applications } from '#server/db/schema/verification.ts';
import { isCodeTaken } from './applications.ts';
import { readLicence } from './files.ts';
import { verificationMessages } from './messages.ts';
import { Unreadable } from './textEngine.ts';
import type { TextReader } from './textReader.ts';
import { ReaderBusy } from './textReader.ts';

/** The result of a review; `reason` is Chinese and meant for the applicant. */
export type Verdict = { status: 'PASS' } | { status: 'REJECTED'; reason: string };

const rejected = (reason: string): Verdict => ({ status: 'REJECTED', reason });

/** The pending applications, the oldest first. */
export const waitingApplications = (db: Database) =>
  db
    .select()
    .from(applications)
    .where(eq(applications.status, 'REVIEWING'))
    .orderBy(asc(applications.submittedAt))
    .limit(200);

type Application = Awaited<ReturnType<typeof waitingApplications>>[number];

/** An unused member code: `MC` and eight digits. */
const freshMcpCode = async (db: Database): Promise<string> => {
  for (;;) {
    const mcpCode = `MC${randomInt(10_000_000, 100_000_000)}`;
    const [known] = await db.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.mcpCode, mcpCode));
    if (!known) return mcpCode;
  }
};

const pass = async (db: Database, enterpriseId: string, { enterpriseName }: LicenceFields): Promise<void> => {
  await db
    .update(enterprises)
    .set({
      auditStatus: 'PASS',
      name: enterpriseName,
      mcpCode: sql`coalesce(${enterprises.mcpCode}, ${await freshMcpCode(db)})`,
    })
    .where(eq(enterprises.id, enterpriseId));
};

/**
 * Decides a pending application; returns the result, or null if it is no longer pending: one statement decides, so only
 * one of several instances and people does. Rejects a code with which another enterprise passed.
 */
export const decide = (
  { db, clock, by, staff }: { db: Database; clock: Clock; by: 'rule' | 'desk'; staff?: string },
  application: Pick<Application, 'id' | 'creditCode'>,
  wanted: Verdict,
): Promise<Verdict | null> =>
  db.transaction(async (tx) => {
    // serialises two applications with one code, so that the second sees the first
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${application.creditCode}))`);
    const taken = wanted.status === 'PASS' && (await isCodeTaken(tx, application.creditCode));
    const verdict = taken ? rejected(verificationMessages.rejectedTaken) : wanted;
    const [decided] = await tx
      .update(applications)
      .set({ ...verdict, decidedAt: clock.now() })
      .where(and(eq(applications.id, application.id), eq(applications.status, 'REVIEWING')))
      .returning();
    if (!decided) return null;
    const { enterpriseId, userId, fields } = decided;
    if (verdict.status === 'PASS') await pass(tx, enterpriseId, fields);
    else await tx.update(enterprises).set({ auditStatus: 'REJECTED' }).where(eq(enterprises.id, enterpriseId));
    const caller = { address: 'service', userAgent: by, https: true };
    const event = verdict.status === 'PASS' ? 'verification.passed' : 'verification.rejected';
    await queueNotifications(tx, clock.now(), [
      {
        userId,
        kind: 'verification.decided',
        key: `verification.decided:${application.id}`,
        facts: {
          isPassed: verdict.status === 'PASS',
          at: clock.now().toISOString(),
          ...(verdict.status === 'REJECTED' && { note: verdict.reason }),
        },
      },
    ]);
    await audit({ db: tx, clock, caller, user: { userId } }, event, { by, ...(staff !== undefined && { staff }) });
    return verdict;
  });

const companyName = /^[一-龥（）()·\w]{2,}(?:公司|厂|商行|合伙企业|合作社|中心|集团|研究院|研究所)$/;
const nameMin = 4;

/** The rule that replaces staff outside production: a company's name, and its own licence with the same code. */
const judged = async (
  dependencies: { db: Database; reader: TextReader; files: FileStore },
  { userId, fileId, fields }: Application,
): Promise<Verdict> => {
  const { enterpriseName } = fields;
  if (enterpriseName.length < nameMin || !companyName.test(enterpriseName))
    return rejected(verificationMessages.rejectedName);
  try {
    const printed = fileId === null ? null : await readLicence(dependencies, userId, fileId);
    if (!printed) return rejected(verificationMessages.rejectedFile);
    const same = creditCode.safeParse(fields.creditCode).success && printed.creditCode === fields.creditCode;
    return same ? { status: 'PASS' } : rejected(verificationMessages.rejectedCode);
  } catch (error) {
    if (error instanceof Unreadable) return rejected(verificationMessages.rejectedUnreadable);
    throw error;
  }
};

/** Decides due applications by rule and returns their number; if OCR is busy, one stays for the next run. */
export const reviewDue = async ({
  db,
  clock,
  reader,
  files,
  log,
}: {
  db: Database;
  clock: Clock;
  reader: TextReader;
  files: FileStore;
  log: Logger;
}): Promise<number> => {
  const due = await db
    .select()
    .from(applications)
    .where(and(eq(applications.status, 'REVIEWING'), lte(applications.reviewAt, clock.now())))
    .orderBy(asc(applications.reviewAt))
    .limit(20);
  let decided = 0;
  for (const application of due) {
    try {
      const verdict = await judged({ db, reader, files }, application);
      if (await decide({ db, clock, by: 'rule' }, application, verdict)) decided += 1;
    } catch (error) {
      if (!(error instanceof ReaderBusy)) log.error({ err: error, application: application.id }, 'review failed');
    }
  }
  return decided;
};
