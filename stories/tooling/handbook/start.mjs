// `npm run handbook`: installs missing packages, then builds the handbook. Plain Node, because
// no package is installed before it runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from '../../../server/install.mjs';

install();
const command = ['tooling/flows/cli.ts', 'handbook', 'stories/tooling/flows/project.ts'];
const { status } = spawnSync(
  process.execPath,
  ['--max-semi-space-size=64', '--import', 'tsx', ...command, ...process.argv.slice(2)],
  {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
