import { isHelp } from './help.ts';
import { BadConfiguration, configOf } from '#server/config/config.ts';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { dropPreviousSecret, rotateSecret } from '#server/config/storedSecret.ts';

const usage = `用法（先停止服务，再运行，然后启动服务）：
  npm run secret -- rotate   换一个新密钥；原密钥仍被接受
  npm run secret -- finish   不再接受原密钥；先用 npm run admin -- secret 看还有多少密码依赖它
只适用于数据目录里自动生成的密钥；由 SECRET 设置密钥的，改设 SECRET 与 SECRET_PREVIOUS。`;

/** A failure, with a message for the operator. */
class Mistake extends Error {}

const commands: Readonly<Record<string, { run: (dataDir: string) => boolean; done: string; otherwise: string }>> = {
  rotate: {
    run: rotateSecret,
    done: '已更换密钥。启动服务后，用户再次以密码登录时改用新密钥。',
    otherwise: '没有更换：数据目录里没有密钥，或上次更换尚未结束（先运行 npm run secret -- finish）。',
  },
  finish: { run: dropPreviousSecret, done: '已不再接受原密钥。', otherwise: '没有仍被接受的原密钥。' },
};

const run = async (name: string | undefined): Promise<string> => {
  const command = commands[name ?? ''];
  if (!command) throw new Mistake(usage);
  const { secret, dataDir } = configOf(process.env);
  if (secret !== undefined) throw new Mistake('密钥由 SECRET 设置：请改设 SECRET（新）与 SECRET_PREVIOUS（原）。');
  const { release } = await lockFolder(dataDir);
  try {
    if (!command.run(dataDir)) throw new Mistake(command.otherwise);
    return command.done;
  } finally {
    release();
  }
};

try {
  if (!isHelp(process.argv.slice(2), usage)) process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  if (!(error instanceof Mistake || error instanceof BadConfiguration || error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
