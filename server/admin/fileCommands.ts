import * as z from 'zod/mini';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { fileMessages } from '#server/files/messages.ts';
import type { OpenBucket } from '#server/files/openFiles.ts';
import { countFiles, moveToBucket, moveToDatabase } from '#server/files/places.ts';
import { adminCommand } from './command.ts';

/** `files`: where the bytes of documents and licences are stored. */
const count = adminCommand({
  name: 'files',
  summary: '单证、附件与营业执照存放在何处：数据库中与对象存储中各有多少',
  input: z.object({}),
  changes: false,
  run: ({ db }) => countFiles(db),
  print: ({ inDatabase, inBucket, orphans }) => [
    `数据库中 ${inDatabase} 个文件，对象存储中 ${inBucket} 个。`,
    ...(orphans > 0 ? [`对象存储中另有 ${orphans} 个对象不属于任何文件，将自动删除。`] : []),
  ],
});

const bucketFor = (bucket: OpenBucket | undefined, isForNew: boolean): OpenBucket => {
  if (!bucket) throw new ApiError(codes.badInput, fileMessages.noBucket);
  if (bucket.isForNew === isForNew) return bucket;
  throw new ApiError(codes.badInput, isForNew ? fileMessages.readOnlyBucket : fileMessages.newInBucket);
};

/** `files move`: moves all files to the bucket or back, for a minute, while the service works; repeat it until none is left. */
const move = adminCommand({
  name: 'files move',
  summary: '把全部文件移入对象存储（bucket）或移回数据库（database）；服务照常运行，一次至多一分钟，可重复执行',
  positionals: { to: 'bucket 或 database' },
  input: z.object({ to: z.enum(['bucket', 'database'], '须为 bucket 或 database') }),
  // each file is moved by itself: one transaction over all of them would lock them for minutes
  changes: false,
  run: async ({ db, clock, bucket }, { to }) => {
    const { objects } = bucketFor(bucket, to === 'bucket');
    const moving = { db, clock, objects };
    const moved = await (to === 'bucket' ? moveToBucket(moving) : moveToDatabase(moving));
    const { inDatabase, inBucket } = await countFiles(db);
    return { moved, left: to === 'bucket' ? inDatabase : inBucket };
  },
  print: ({ moved, left }) => [`已移动 ${moved} 个文件${left > 0 ? `，还有 ${left} 个：请再次执行` : ''}。`],
});

/** Commands on stored files. */
export const fileCommands = [count, move];
