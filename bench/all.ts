// `npm run bench` after `npm run build`: every measurement one after the other, or the listed ones:
// `npm run bench -- service pages`; `npm run bench -- quick` loads home and prices in two minutes. Exits with 1 if a
// target is missed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const parts = ['names', 'service', 'scale', 'processes', 'pages', 'interactions', 'moves'];
const named = process.argv.slice(2);
const quick = 'quick';
const unknown = named.filter((part) => part !== quick && !parts.includes(part));
if (unknown.length > 0)
  throw new Error(`no part of the bench: ${unknown.join(', ')}; there are ${[quick, ...parts].join(', ')}`);

const missed = (named.length > 0 ? named : parts).filter((part) => {
  const file = fileURLToPath(new URL(`${part === quick ? 'pages' : part}.ts`, import.meta.url));
  const env = part === quick ? { ...process.env, QUICK: '1' } : process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit', env }).status !== 0;
});
console.log(missed.length === 0 ? 'Every aim is met.' : `Aims are missed in: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
