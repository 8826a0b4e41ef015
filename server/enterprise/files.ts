import { createHash, randomUUID } from 'node:crypto';
import { and, eq, exists, gt, gte, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import { licenceFields } from '#contract/enterprise/enterprise.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import type { Clock, Context, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { waitText } from '#server/http/errors/messages.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { rejectBrokenFile } from '#server/http/uploads/rejectBrokenFile.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import { licenceFieldsIn } from './licenceText.ts';
import { verificationMessages } from './messages.ts';
import { headOf, isReadableSize, redrawn } from './picture.ts';
import { Unreadable } from './textEngine.ts';
import type { TextReader } from './textReader.ts';
import { ReaderBusy } from './textReader.ts';

const hour = 3_600;
const busySeconds = 10;

const later = alias(applications, 'later');

/**
 * Matches pictures that no application uses: not a pending or passed one, nor an enterprise's last one if it was
 * rejected since then and may be sent again.
 */
const isUnused = (db: Database, since: Date) => {
  const wasFollowed = exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.enterpriseId, applications.enterpriseId), gt(later.submittedAt, applications.submittedAt))),
  );
  const mayBeSentAgain = and(
    not(wasFollowed),
    gte(sql`coalesce(${applications.decidedAt}, ${applications.submittedAt})`, since),
  );
  return notExists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.fileId, licenceFiles.id), or(ne(applications.status, 'REJECTED'), mayBeSentAgain))),
  );
};

const unusedSince = (now: Date): Date => new Date(now.getTime() - limits.licenceRetentionDays * 24 * hour * 1_000);

/**
 * Deletes the other pictures of a user, unless an application that is pending, passed or may be sent again uses them.
 */
export const dropSuperseded = async (
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  fileId: string,
): Promise<void> => {
  await db
    .delete(licenceFiles)
    .where(and(eq(licenceFiles.userId, userId), ne(licenceFiles.id, fileId), isUnused(db, unusedSince(clock.now()))));
};

/** Deletes unused pictures after 30 days: since their upload, or since their application was rejected. */
export const cleanUpLicenceFiles = async (db: Database, now: Date): Promise<void> => {
  const since = unusedSince(now);
  await db.delete(licenceFiles).where(and(lt(licenceFiles.createdAt, since), isUnused(db, since)));
};

/** Stores a picture for its user, identified by its own bytes; it replaces the former ones. Rejects other files. */
export const storeLicence = async (
  context: Context<SignedInUser>,
  content: Uint8Array,
): Promise<{ fileId: string }> => {
  const { db, clock, files, user } = context;
  const { userId } = user;
  await limitCalls(
    db,
    clock.now(),
    [{ key: `licence:user:${userId}`, max: 20, seconds: hour }],
    verificationMessages.uploadTooMany,
  );
  rejectBrokenFile(content);
  const head = headOf(content);
  if (!head) throw new ApiError(codes.badInput, verificationMessages.notAPicture);
  if (!isReadableSize(head)) throw new ApiError(codes.badInput, verificationMessages.wrongSize);
  await rejectInfected(context, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const id = randomUUID();
  const inRow = await files.store(id, content);
  return db.transaction(async (tx) => {
    const [file] = await tx
      .insert(licenceFiles)
      .values({
        id,
        userId,
        content: inRow,
        contentType: head.contentType,
        size: content.length,
        sha256,
        createdAt: clock.now(),
      })
      .returning({ fileId: licenceFiles.id });
    await dropSuperseded({ db: tx, clock }, userId, file!.fileId);
    return file!;
  });
};

/** Whether the picture exists and belongs to the user. */
export const ownsLicence = async (db: Database, userId: string, fileId: string): Promise<boolean> => {
  const [file] = await db
    .select({ id: licenceFiles.id })
    .from(licenceFiles)
    .where(and(eq(licenceFiles.id, fileId), eq(licenceFiles.userId, userId)));
  return file !== undefined;
};

const fileTypes: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** A user's own picture as uploaded. Rejects an unknown picture or another user's. */
export const ownPicture = async ({ db, clock, files, user }: Context<SignedInUser>, fileId: string) => {
  const rates = [{ key: `licencePicture:user:${user.userId}`, max: 60, seconds: hour }];
  await limitCalls(db, clock.now(), rates, verificationMessages.pictureTooMany);
  const own = and(eq(licenceFiles.id, fileId), eq(licenceFiles.userId, user.userId));
  const [picture] = await db
    .select({ id: licenceFiles.id, content: licenceFiles.content, contentType: licenceFiles.contentType })
    .from(licenceFiles)
    .where(own);
  if (!picture) throw new ApiError(codes.notFound, verificationMessages.fileUnknown);
  const { contentType } = picture;
  const content = await files.contentOf(picture);
  return { fileName: `营业执照.${fileTypes[contentType]}`, contentType, content };
};

const fieldNames = Object.keys(licenceFields.shape) as (keyof LicenceFields)[];

const complete = (found: Partial<LicenceFields>): LicenceFields =>
  Object.fromEntries(fieldNames.map((name) => [name, found[name] ?? ''])) as LicenceFields;

/**
 * The text of a user's licence, read once and stored; missing fields are empty. Null if the picture does not exist or
 * belongs to another user; throws `Unreadable` if nothing could be read, `ReaderBusy` if too many wait.
 */
export const readLicence = async (
  { db, reader, files }: { db: Database; reader: TextReader; files: FileStore },
  userId: string,
  fileId: string,
): Promise<LicenceFields | null> => {
  const own = and(eq(licenceFiles.id, fileId), eq(licenceFiles.userId, userId));
  const [file] = await db.select().from(licenceFiles).where(own);
  if (!file) return null;
  if (file.fields) return file.fields;
  const picture = await redrawn(await files.contentOf(file)).catch(() => {
    throw new Unreadable('the file is not the picture it says');
  });
  const found = licenceFieldsIn(await reader.read(picture));
  if (Object.keys(found).length === 0) throw new Unreadable('no licence in the picture');
  const fields = complete(found);
  await db.update(licenceFiles).set({ fields }).where(own);
  return fields;
};

/** Reads a user's licence for a call; rejections include the remedy. */
export const licenceText = async (
  { db, clock, user, reader, files }: Context<SignedInUser>,
  fileId: string,
): Promise<LicenceFields> => {
  const rates = [{ key: `licenceText:user:${user.userId}`, max: 60, seconds: hour }];
  await limitCalls(db, clock.now(), rates, verificationMessages.readerBusy);
  try {
    const fields = await readLicence({ db, reader, files }, user.userId, fileId);
    if (!fields) throw new ApiError(codes.notFound, verificationMessages.fileUnknown);
    return fields;
  } catch (error) {
    if (error instanceof Unreadable) throw new ApiError(codes.licenceUnreadable, verificationMessages.unreadable);
    if (error instanceof ReaderBusy)
      throw new ApiError(codes.tooMany, verificationMessages.readerBusy(waitText(busySeconds)), busySeconds);
    throw error;
  }
};
