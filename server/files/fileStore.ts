import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import { fileMessages } from './messages.ts';
import type { Objects } from './objects.ts';

/** A row with a file: its bytes, or none if they are in the object with its id. */
export interface FileRow {
  id: string;
  content: Uint8Array;
}

/** The storage of files: their rows, or a bucket. */
export interface FileStore {
  /** Stores the bytes of a new file, outside of any transaction; returns the values for its row. */
  store: (id: string, content: Uint8Array) => Promise<Uint8Array>;
  /** The bytes of a file from either place; 503 while the bucket does not answer. */
  contentOf: (row: FileRow) => Promise<Uint8Array<ArrayBuffer>>;
}

/** No file is empty, so an empty value means that its bytes are in the bucket. */
export const elsewhere = new Uint8Array();

const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Files in their rows only. */
export const databaseFiles: FileStore = {
  store: async (_id, content) => content,
  contentOf: async ({ content }) => {
    if (content.length === 0) throw new ApiError(codes.unavailable, fileMessages.unavailable, 60);
    return new Uint8Array(content);
  },
};

/** Puts the object of a file and records it first, so that one without a row is found and deleted. */
export const putObject = async (
  { db, clock, objects }: { db: Database; clock: { now: () => Date }; objects: Objects },
  { id, content }: FileRow,
): Promise<void> => {
  const noted = { bytes: content.length, sha256: sha256Of(content), storedAt: clock.now() };
  await db
    .insert(storedObjects)
    .values({ id, ...noted })
    .onConflictDoUpdate({ target: storedObjects.id, set: noted });
  await objects.put(id, content);
};

/** Files in a bucket, including those that are still in their rows. */
export const bucketFiles = (given: {
  db: Database;
  clock: { now: () => Date };
  objects: Objects;
  isForNew: boolean;
}): FileStore => ({
  store: async (id, content) => {
    if (!given.isForNew) return content;
    await putObject(given, { id, content });
    return elsewhere;
  },
  contentOf: async ({ id, content }) => {
    if (content.length > 0) return new Uint8Array(content);
    const found = new Uint8Array(await given.objects.get(id));
    const [noted] = await given.db.select().from(storedObjects).where(eq(storedObjects.id, id));
    if (noted?.sha256 !== sha256Of(found)) throw new Error(`the object ${id} is not what was stored`);
    return found;
  },
});
