// `npm run backup [-- file]`: backs up the embedded database, whether or not the service runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openLocalService, print } from '#server/admin/localService.ts';
import { headerLine } from '#server/db/backup/backupFile.ts';
import { summaryOf } from '#server/db/backup/contents.ts';
import { takeBackup } from '#server/db/backup/takeBackup.ts';
import { writeBackup } from '#server/db/backup/writeBackup.ts';
import type { Config } from '#server/config/config.ts';
import { connectTo } from '#server/db/embedded/embedded.ts';
import { hasDatabase, openFolder } from '#server/db/embedded/folder.ts';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { runCommand } from './runCommand.ts';
import { StartProblem } from '#server/config/startProblem.ts';

interface Source {
  chunks: AsyncIterable<Uint8Array>;
  totalBytes: number;
}

const eachOf = async function* (chunks: readonly Uint8Array[]) {
  yield* chunks;
};

const ofFolder = async ({ dataDir, secret }: Config): Promise<Source> => {
  const embedded = connectTo(await openFolder(join(dataDir, 'database')));
  try {
    const backup = await takeBackup(embedded, { dataDir, secret });
    const header = headerLine(backup);
    return { chunks: eachOf([header, backup.archive]), totalBytes: header.length + backup.archive.length };
  } finally {
    await embedded.close();
  }
};

const ofService = async (): Promise<Source> => {
  const response = await openLocalService(process.env, 'backup')('', { method: 'POST' });
  if (!response.body) throw new StartProblem('服务没有给出备份：请再试一次。');
  return { chunks: response.body, totalBytes: Number(response.headers.get('content-length')) };
};

const read = async (config: Config): Promise<Source> => {
  if (!hasDatabase(join(config.dataDir, 'database')))
    throw new StartProblem(`数据目录 ${config.dataDir} 中没有数据库：请设置与服务相同的 DATA_DIR。`);
  try {
    const { release } = await lockFolder(config.dataDir);
    print('服务没有运行：直接读取数据目录 …');
    try {
      return await ofFolder(config);
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    print('服务正在运行：由它读取数据库，其间的请求稍候 …');
    return ofService();
  }
};

const defaultName = (): string => `backup-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.backup`;

const usage = '用法：npm run backup [-- <备份文件>]  备份内置数据库；环境变量（DATA_DIR、SECRET）与服务相同。';

await runCommand(usage, async (config, args) => {
  if (args.length > 1) throw new StartProblem(usage);
  if (config.databaseUrl)
    throw new StartProblem('数据库是 PostgreSQL，由它自己的 pg_dump 备份：命令见 docs/deployment.md。');
  const file = resolve(args[0] ?? defaultName());
  if (existsSync(file)) throw new StartProblem(`${file} 已存在：请换一个文件名。`);
  const { chunks, totalBytes } = await read(config);
  const { header } = await writeBackup(file, chunks, totalBytes);
  print(`备份完成：${file}（${summaryOf({ rows: header.rows, archiveBytes: header.bytes })}）`);
  print(
    Object.keys(header.keys).length > 0
      ? '其中含有密钥与个人信息：请像数据库本身一样保管。'
      : '其中没有密钥（由 SECRET 设置）：请另外保管 SECRET，没有它，已有的密码无法验证。',
  );
});
