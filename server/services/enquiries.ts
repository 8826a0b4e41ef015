import { desc, eq, lt, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Enquiry } from '#contract/goods/goods.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { acceptedKeys, keyedDigestOf } from '#server/config/secrets.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { contentHashOf } from '#server/booking/idempotency.ts';
import { nextWorkingEvening } from './deadlines.ts';
import { sellingMessages } from './messages.ts';
import { isReaderEnglish } from '#server/language/reader.ts';

type EnquiryContext = Pick<Context, 'db' | 'clock' | 'caller' | 'user' | 'secret' | 'idempotencyKey'>;
type Row = typeof enquiries.$inferSelect;

const hourSeconds = 3_600;
const limitsOf = (address: string, phone: string) => [
  { key: `enquiry:address:${address}`, max: 20, seconds: hourSeconds },
  { key: `enquiry:phone:${phone}`, max: 10, seconds: 24 * hourSeconds },
];

const receiptOf = ({ enquiryNo, answerBy }: Pick<Row, 'enquiryNo' | 'answerBy'>) => ({
  enquiryNo,
  answerBy: answerBy.toISOString(),
});

/** `XJ`, the day as yyMMdd, and a number of at least four digits that counts all enquiries. */
const numbered = (now: Date) =>
  sql`${`XJ${chinaDayOf(now).slice(2).replaceAll('-', '')}`} || to_char(nextval('enquiry_numbers'), 'FM9999999990000')`;

/**
 * Stores an enquiry exactly once per key and sender; a visitor is identified by the phone. A second call with the same
 * key waits for the first to commit; a rejected one stores nothing and leaves its key unused.
 */
export const addEnquiry = (context: EnquiryContext, content: Enquiry) =>
  context.db.transaction(async (tx) => {
    const { clock, caller, user, secret, idempotencyKey } = context;
    const now = clock.now();
    const asker = user ? `user:${user.userId}` : `phone:${content.phone}`;
    const [claim, earlierClaim] = acceptedKeys(secret).map((key) =>
      keyedDigestOf(key, `enquiry|${asker}|${idempotencyKey}`),
    ) as [string, string | undefined];
    const contentHash = contentHashOf(content);
    const repeatReceipt = (first: Row | undefined) => {
      if (first?.contentHash === contentHash) return receiptOf(first);
      throw new ApiError(codes.keyReused, sellingMessages.enquiryReused);
    };
    if (earlierClaim !== undefined) {
      // the claims of two keys do not conflict: the same enquiry sent to two instances waits here instead
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${idempotencyKey}))`);
      const [earlier] = await tx.select().from(enquiries).where(eq(enquiries.claim, earlierClaim));
      if (earlier) return repeatReceipt(earlier);
    }
    const [stored] = await tx
      .insert(enquiries)
      .values({
        enquiryNo: numbered(now),
        userId: user?.userId ?? null,
        claim,
        contentHash,
        content,
        language: isReaderEnglish() ? 'en' : null,
        receivedAt: now,
        answerBy: nextWorkingEvening(now),
      })
      .onConflictDoNothing({ target: enquiries.claim })
      .returning();
    if (!stored) {
      const [first] = await tx.select().from(enquiries).where(eq(enquiries.claim, claim));
      return repeatReceipt(first);
    }
    await limitCalls(tx, now, limitsOf(caller.address, content.phone), sellingMessages.enquiryTooMany);
    await audit({ db: tx, clock, caller, user }, 'enquiry.received', {
      enquiryNo: stored.enquiryNo,
      line: content.line,
    });
    return receiptOf(stored);
  });

/** The maximum number of enquiries listed. */
const listed = 50;

/** The latest enquiries, newest first, for the desk. */
export const latestEnquiries = (
  db: Database,
): Promise<Pick<Row, 'enquiryNo' | 'content' | 'receivedAt' | 'answerBy'>[]> =>
  db
    .select({
      enquiryNo: enquiries.enquiryNo,
      content: enquiries.content,
      receivedAt: enquiries.receivedAt,
      answerBy: enquiries.answerBy,
    })
    .from(enquiries)
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.enquiryNo))
    .limit(listed);

/** Names and phones of enquiries are stored for a year at most. */
const retentionDays = 365;

/** Deletes enquiries older than that. */
export const cleanUpEnquiries = async (db: Database, now: Date): Promise<void> => {
  await db.delete(enquiries).where(lt(enquiries.receivedAt, daysLater(now, -retentionDays)));
};
