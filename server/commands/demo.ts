import { join } from 'node:path';
import { isHelp } from './help.ts';
import { BadConfiguration, configOf } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { SchemaProblem } from '#server/db/migrate.ts';
import type { Removed } from '#server/db/seed/removeDemo.ts';
import { removeDemo } from '#server/db/seed/removeDemo.ts';

const usage = `用法：
  npm run demo:remove    从数据库中删除演示数据（容器中：node server/commands/demo.ts remove）
公司自己添加或修改过的数据不受影响。使用内置数据库时须先停止服务；环境变量（DATABASE_URL、DATA_DIR）与服务相同。`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const report = (results: readonly Removed[]): void => {
  for (const { table, removed, edited, referred } of results) {
    const left = [edited > 0 && `保留已修改 ${edited} 行`, referred > 0 && `保留被引用 ${referred} 行`].filter(Boolean);
    if (removed + edited + referred > 0)
      print(`${table}：删除 ${removed} 行${left.map((each) => `，${each}`).join('')}`);
  }
  const total = results.reduce((sum, { removed }) => sum + removed, 0);
  print(total === 0 ? '没有可删除的演示数据。' : `共删除 ${total} 行演示数据。`);
  print('已修改的行归公司所有；被引用的行（有订单或公司的数据用到）仍是演示数据。');
  print('以 DEMO_DATA=off 启动服务，演示数据不会再写入；运行中的服务须重新启动。');
};

const run = async (command: string | undefined): Promise<void> => {
  if (isHelp(process.argv.slice(2), usage)) return;
  if (command !== 'remove') {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 1;
    return;
  }
  const config = configOf(process.env);
  const lock = config.databaseUrl ? undefined : await lockFolder(config.dataDir);
  try {
    const url = config.directDatabaseUrl ?? config.databaseUrl;
    const place = url
      ? { url, migrationUrl: config.migrationDatabaseUrl }
      : { dataDir: join(config.dataDir, 'database') };
    let results: Removed[] = [];
    const { close } = await openDatabase(place, async (db) => {
      results = await removeDemo(db);
    });
    await close();
    report(results);
  } finally {
    lock?.release();
  }
};

try {
  await run(process.argv[2]);
} catch (error) {
  const isExpected =
    error instanceof BadConfiguration || error instanceof FolderInUse || error instanceof SchemaProblem;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
