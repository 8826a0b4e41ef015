// `npm run bench` after `npm run build`: every measurement one after the other, or those that are named:
// `npm run bench -- service pages`. Ends with 1 where an aim is missed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const parts = ['names', 'service', 'scale', 'pages', 'presses', 'moves'];
const named = process.argv.slice(2);
const unknown = named.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`no part of the bench: ${unknown.join(', ')}; there are ${parts.join(', ')}`);

const missed = (named.length > 0 ? named : parts).filter((part) => {
  const file = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' }).status !== 0;
});
console.log(missed.length === 0 ? 'Every aim is met.' : `Aims are missed in: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
