import { StartProblem } from '#server/config/startProblem.ts';
import type { Database } from '#server/db/database.ts';
import { storedObjects } from '#server/db/schema/files.ts';
import type { Clock } from '#server/http/context.ts';
import type { FileStore } from './fileStore.ts';
import { bucketFiles, databaseFiles } from './fileStore.ts';
import type { Bucket } from './filesPlace.ts';
import { fileMessages } from './messages.ts';
import { Objects } from './objects.ts';

/** A bucket whose objects can be written, read and deleted. */
export interface OpenBucket {
  objects: Objects;
  isForNew: boolean;
}

/** Opens the file storage; throws a `StartProblem` if the bucket cannot be used, or is needed but not configured. */
export const openFiles = async (
  db: Database,
  clock: Clock,
  bucket: Bucket | undefined,
): Promise<{ files: FileStore; bucket?: OpenBucket }> => {
  if (!bucket) {
    const stored = await db.$count(storedObjects);
    if (stored > 0) throw new StartProblem(fileMessages.storeMissing(stored));
    return { files: databaseFiles };
  }
  const open = { objects: new Objects(bucket), isForNew: bucket.isForNew };
  await open.objects.check();
  return { files: bucketFiles({ db, clock, ...open }), bucket: open };
};
