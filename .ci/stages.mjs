// `npm test`: the tests that every change must pass. `npm run test:full`: also those that only CI runs; `-- --rest`
// only these.
// `npm run test:deep`: the tests on demand; `SEED=random` uses new random inputs and prints their seed.
import { randomInt } from 'node:crypto';
import { install } from '../server/install.mjs';
import { runStages } from './runStages.mjs';

install();

const build = { name: 'build', commands: ['node server/start.mjs --build'] };
const checks = {
  name: 'checks',
  // several checkers would each compute the types that files share, and take twice the time of both cores
  commands: [
    'tsc --singleThreaded',
    'oxlint',
    'oxfmt --check',
    'tsx tooling/english/cli.ts',
    'node server/start.mjs --build-chinese',
  ],
};
/** What a change seldom breaks: lint rules that need types, unused code, layers, and the build of the English site. */
const structure = {
  name: 'structure',
  commands: ['oxlint --type-aware', 'knip --no-config-hints', 'depcruise .', ...build.commands],
};
/** Stages that need neither a built site nor a separate server. */
const inProcess = '--project unit --project machines --project flows --project browser';

const test = [checks, { name: 'tests', vitest: `${inProcess} --tags-filter "!deep && !postgres"` }];

const rest = [
  structure,
  { name: 'stories', vitest: '--config tests/stories/vitest.config.ts' },
  { name: 'long', vitest: '--project long --tags-filter "!deep && !postgres"' },
  { name: 'postgres', vitest: '--project postgres --tags-filter "postgres && !deep"' },
  { name: 'journeys', vitest: '--project journeys --tags-filter "!deep"' },
  { name: 'faults', vitest: '--project faults --tags-filter "!deep"' },
];

if (process.env.SEED === 'random') process.env.SEED = String(randomInt(2 ** 31));
// new random inputs are given to every test
const deepTags = process.env.SEED ? '' : '--tags-filter deep';
const deep = [
  build,
  { name: 'tests', vitest: `${inProcess} --project long ${deepTags}` },
  { name: 'journeys', vitest: '--project journeys --tags-filter deep' },
  { name: 'faults', vitest: '--project faults --tags-filter deep' },
];

const [mode, ...options] = process.argv.slice(2);
if (process.env.SEED) console.log(`▸ SEED=${process.env.SEED}`);
if (mode === 'deep') await runStages(deep);
else if (mode === 'full') await runStages(options.includes('--rest') ? rest : [...test, ...rest]);
else await runStages(test);
