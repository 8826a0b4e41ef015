import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { print } from '#server/admin/localService.ts';
import { connectTo } from '#server/db/embedded/embedded.ts';
import { openEngine } from '#server/db/embedded/folder.ts';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import type { Backup } from './backupFile.ts';
import { readBackup } from './backupFile.ts';
import { differing, rowsOf } from './contents.ts';
import { syncFolder } from './sync.ts';

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

const apiError = (error: unknown, file: string): unknown => {
  const code = errorCodeOf(error) ?? '';
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new StartProblem(`${dirname(file)} 所在的磁盘已满：请腾出空间，或把备份写到别处。`, { cause: error });
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR'].includes(code))
    return new StartProblem(`不能写入 ${file}（${code}）：请检查目录是否存在、可写，或把备份写到别处。`, {
      cause: error,
    });
  return error;
};

const writeAll = async (file: string, chunks: AsyncIterable<Uint8Array>, totalBytes: number): Promise<void> => {
  const target = openSync(file, 'wx', 0o600);
  try {
    let written = 0;
    let shown = 0;
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length;) at += writeSync(target, chunk, at);
      written += chunk.length;
      const tenths = Math.floor((10 * written) / totalBytes);
      if (tenths > shown) print(`已写入 ${megabytes(written)} / ${megabytes(totalBytes)} MB`);
      shown = tenths;
    }
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
};

/** Reads a written backup again and opens it in memory; throws `StartProblem` if it differs from its header. */
const verify = async (file: string): Promise<Backup> => {
  const backup = readBackup(file);
  const { pool, close } = connectTo(await openEngine({ archive: new Uint8Array(backup.archive) }));
  try {
    const wrong = differing(backup.header.rows, await rowsOf(pool));
    if (wrong.length > 0) throw new StartProblem(`备份校验失败（${wrong.join('、')}）：请再试一次。`);
    return backup;
  } finally {
    await close();
  }
};

/** Removes an incomplete file and ends the process on interruption; returns a function that stops watching. */
const removedWhenInterrupted = (part: string): (() => void) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = (signal: NodeJS.Signals): void => {
    rmSync(part, { force: true });
    process.stderr.write(`已中断（${signal}）：没有写出备份。\n`);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
};

/**
 * Writes a backup under a temporary name, verifies it and renames it: a file with the final name is complete, flushed
 * and readable.
 */
export const writeBackup = async (
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  totalBytes: number,
): Promise<Backup> => {
  const part = `${file}.${process.pid}.part`;
  const uninterrupted = removedWhenInterrupted(part);
  try {
    await writeAll(part, chunks, totalBytes);
    print('正在校验：重新读取并打开备份 …');
    const backup = await verify(part);
    renameSync(part, file);
    syncFolder(dirname(file));
    return backup;
  } catch (error) {
    throw apiError(error, file);
  } finally {
    rmSync(part, { force: true });
    uninterrupted();
  }
};
