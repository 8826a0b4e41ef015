// `npm run bench` after `npm run build`: every measurement one after the other, or the one that is named: `npm run bench -- pages`.
// Ends with 1 where an aim is missed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const parts = ['service', 'pages'];
const named = parts.filter((part) => process.argv.includes(part));

const missed = (named.length > 0 ? named : parts).filter((part) => {
  const file = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' }).status !== 0;
});
process.exitCode = missed.length === 0 ? 0 : 1;
