import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { StartProblem } from '#server/config/startProblem.ts';

const format = 'chemical-freight-marketplace backup';
const version = 1;

const header = z.object({
  format: z.literal(format),
  version: z.literal(version),
  createdAt: z.iso.datetime(),
  /** The time of its newest migration, in epoch milliseconds. */
  schema: z.int(),
  /** The key files of the data folder; none if `SECRET` is configured. */
  keys: z.object({ secret: z.optional(z.string()), 'secret-previous': z.optional(z.string()) }),
  /** Identifies the current key. */
  keyDigest: z.string(),
  /** The rows of each table. */
  rows: z.record(z.string(), z.int()),
  bytes: z.int(),
  sha256: z.string(),
});

/** The first line of a backup, as JSON; the rest is the folder of the embedded database as a gzipped tar. */
export type BackupHeader = z.output<typeof header>;

export interface Backup {
  header: BackupHeader;
  archive: Buffer;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Builds a backup from the database's tar and its header. */
export const backupOf = async (
  tar: Buffer,
  about: Omit<BackupHeader, 'format' | 'version' | 'bytes' | 'sha256'>,
): Promise<Backup> => {
  const archive = await promisify(gzip)(tar);
  return { header: { format, version, ...about, bytes: archive.length, sha256: sha256(archive) }, archive };
};

/** The first line of a backup's file. */
export const headerLine = (backup: Backup): Buffer => Buffer.from(`${JSON.stringify(backup.header)}\n`);

/** Reads a backup; throws `StartProblem` if the file is not a backup, is truncated or was changed. */
export const readBackup = (file: string): Backup => {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    const missing = errorCodeOf(error) === 'ENOENT';
    throw new StartProblem(
      missing
        ? `没有备份文件 ${file}：请检查文件名。`
        : `备份文件 ${file} 读不出来（${errorCodeOf(error)}）：请检查它的权限。`,
      { cause: error },
    );
  }
  const end = content.indexOf('\n');
  const parsed = header.safeParse(jsonOf(content.subarray(0, Math.max(end, 0)).toString('utf8')));
  if (!parsed.success)
    throw new StartProblem(
      `${basename(file)} 不是本服务的备份，或由不兼容的版本写成：请选择 npm run backup 写出的文件。`,
    );
  const archive = content.subarray(end + 1);
  if (archive.length !== parsed.data.bytes || sha256(archive) !== parsed.data.sha256)
    throw new StartProblem(`备份文件 ${basename(file)} 不完整或已被改动：请换用另一份备份。`);
  return { header: parsed.data, archive };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
