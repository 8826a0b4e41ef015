import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the built `backup` or `restore` over a data folder, as in an installation without development packages. */
export const runCommand = (
  command: 'backup' | 'restore',
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ exitCode: number; output: string }> =>
  new Promise((resolve) => {
    const args = [`dist/server/${command}.js`, ...words];
    const env = { PATH: process.env['PATH'], ...environment };
    const child = execFile(process.execPath, args, { cwd: root, env, timeout: 110_000 }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
