// `npm run restore -- <file>`: replaces the embedded database by a backup, with the service stopped.
import { join, resolve } from 'node:path';
import { print } from '#server/admin/localService.ts';
import { readBackup } from '#server/db/backup/backupFile.ts';
import { summaryOf } from '#server/db/backup/contents.ts';
import { restoreBackup } from '#server/db/backup/restoreBackup.ts';
import { keyDigestOf } from '#server/db/backup/takeBackup.ts';
import { requireSpace } from '#server/db/diskSpace.ts';
import { lockFolder } from '#server/db/lock.ts';
import { runCommand } from './runCommand.ts';
import { StartProblem } from '#server/config/startProblem.ts';

const usage =
  '用法：npm run restore -- <备份文件>  以备份替换内置数据库，须先停止服务；环境变量（DATA_DIR、SECRET）与服务相同。';

await runCommand(usage, async (config, args) => {
  const [given] = args;
  if (given === undefined || args.length > 1) throw new StartProblem(usage);
  if (config.databaseUrl)
    throw new StartProblem('数据库是 PostgreSQL，由它自己的 pg_restore 恢复：命令见 docs/deployment.md。');
  print('正在检查备份 …');
  const backup = readBackup(resolve(given));
  const { header } = backup;
  const { release } = await lockFolder(config.dataDir);
  try {
    requireSpace(config.dataDir, 4 * header.bytes);
    print(`正在恢复 ${header.createdAt} 的备份（${summaryOf({ rows: header.rows, archiveBytes: header.bytes })}）…`);
    const aside = await restoreBackup(backup, config.dataDir);
    print(`恢复完成：${join(config.dataDir, 'database')}。现在可以启动服务。`);
    if (aside.length > 0) print(`原有的数据保留为 ${aside.join('、')}，确认无误后可删除。`);
    const secret = config.secret ?? header.keys.secret;
    if (secret === undefined || keyDigestOf(secret) !== header.keyDigest)
      print(
        '注意：SECRET 与备份时的不同，已有的密码无法验证；请设置备份时的 SECRET，或让用户以短信验证码登录后重设密码。',
      );
  } finally {
    release();
  }
});
