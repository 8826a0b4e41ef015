import { createHash } from 'node:crypto';
import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import type { Context, SignedInUser } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { applications, licenceFiles } from '#service/db/schema/verification.ts';
import { waitInWords } from '#service/http/messages.ts';
import { limitCalls } from '#service/auth/rateLimiter.ts';
import { refuseInfected } from '#service/http/uploads/refuseInfected.ts';
import { licenceFieldsIn } from './licenceText.ts';
import { verificationMessages } from './messages.ts';
import { headOf, isReadableSize, redrawn } from './picture.ts';
import { Unreadable } from './textEngine.ts';
import type { TextReader } from './textReader.ts';
import { ReaderBusy } from './textReader.ts';

const hour = 3_600;
const keptDays = 30;
const busySeconds = 10;

const isUnused = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.fileId, licenceFiles.id), ne(applications.status, 'REJECTED'))),
  );

/** Drops the other pictures of a user, unless an application that waits or passed stands on them. */
export const dropSuperseded = async (db: Database, userId: string, fileId: string): Promise<void> => {
  await db.delete(licenceFiles).where(and(eq(licenceFiles.userId, userId), ne(licenceFiles.id, fileId), isUnused(db)));
};

/** Drops pictures that nothing came of for 30 days. */
export const sweepLicenceFiles = async (db: Database, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - keptDays * 24 * hour * 1_000);
  await db.delete(licenceFiles).where(and(lt(licenceFiles.createdAt, since), isUnused(db)));
};

/** Keeps a picture for its user, told by its own bytes; it supersedes those before it. Refused where it is none. */
export const keepLicence = async (context: Context<SignedInUser>, content: Uint8Array): Promise<{ fileId: string }> => {
  const { db, clock, user } = context;
  const { userId } = user;
  await limitCalls(
    db,
    clock.now(),
    [{ key: `licence:user:${userId}`, max: 20, seconds: hour }],
    verificationMessages.uploadTooMany,
  );
  const head = headOf(content);
  if (!head) throw new Refusal(codes.badInput, verificationMessages.notAPicture);
  if (!isReadableSize(head)) throw new Refusal(codes.badInput, verificationMessages.wrongSize);
  await refuseInfected(context, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return db.transaction(async (tx) => {
    const [file] = await tx
      .insert(licenceFiles)
      .values({
        userId,
        content,
        contentType: head.contentType,
        size: content.length,
        sha256,
        createdAt: clock.now(),
      })
      .returning({ fileId: licenceFiles.id });
    await dropSuperseded(tx, userId, file!.fileId);
    return file!;
  });
};

/** Whether the picture is there and its user's own. */
export const ownsLicence = async (db: Database, userId: string, fileId: string): Promise<boolean> => {
  const [file] = await db
    .select({ id: licenceFiles.id })
    .from(licenceFiles)
    .where(and(eq(licenceFiles.id, fileId), eq(licenceFiles.userId, userId)));
  return file !== undefined;
};

const fieldNames = Object.keys(licenceFields.shape) as (keyof LicenceFields)[];

const complete = (found: Partial<LicenceFields>): LicenceFields =>
  Object.fromEntries(fieldNames.map((name) => [name, found[name] ?? ''])) as LicenceFields;

/**
 * What is printed on a user's licence, read once and kept; fields that were not found are empty. Null where the picture
 * is not there or not this user's; throws `Unreadable` where nothing could be read, `ReaderBusy` where too many wait.
 */
export const readLicence = async (
  { db, reader }: { db: Database; reader: TextReader },
  userId: string,
  fileId: string,
): Promise<LicenceFields | null> => {
  const own = and(eq(licenceFiles.id, fileId), eq(licenceFiles.userId, userId));
  const [file] = await db.select().from(licenceFiles).where(own);
  if (!file) return null;
  if (file.fields) return file.fields;
  const picture = await redrawn(file.content).catch(() => {
    throw new Unreadable('the file is not the picture it says');
  });
  const found = licenceFieldsIn(await reader.read(picture));
  if (Object.keys(found).length === 0) throw new Unreadable('no licence in the picture');
  const fields = complete(found);
  await db.update(licenceFiles).set({ fields }).where(own);
  return fields;
};

/** Reads a user's licence for them; refusals say what to do instead. */
export const licenceText = async (
  { db, clock, user, reader }: Context<SignedInUser>,
  fileId: string,
): Promise<LicenceFields> => {
  const rates = [{ key: `licenceText:user:${user.userId}`, max: 60, seconds: hour }];
  await limitCalls(db, clock.now(), rates, verificationMessages.readerBusy);
  try {
    const fields = await readLicence({ db, reader }, user.userId, fileId);
    if (!fields) throw new Refusal(codes.notFound, verificationMessages.fileUnknown);
    return fields;
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal(codes.licenceUnreadable, verificationMessages.unreadable);
    if (error instanceof ReaderBusy)
      throw new Refusal(codes.tooMany, verificationMessages.readerBusy(waitInWords(busySeconds)), busySeconds);
    throw error;
  }
};
