// `npm run handbook`: installs missing packages, then makes the handbook. Plain Node: nothing is installed before it
// runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from '../../../server/install.mjs';

install();
const build = fileURLToPath(new URL('build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
