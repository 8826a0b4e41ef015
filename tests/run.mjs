// `npm test`: what every change must pass. `npm run test:full`: everything; `-- --rest` leaves out what `npm test` has just
// passed. Both end with `N passed, N failed`; their reports stand in dist/reports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { install } from '../service/install.mjs';
import { beginRun, endRun, runChecks } from './support/testRun.mjs';

const [isFull, isRest] = ['full', '--rest'].map((word) => process.argv.includes(word));
const env = { STORYBOOK_DISABLE_TELEMETRY: '1', TZ: 'Asia/Shanghai', ...process.env };
const totals = { passed: 0, failed: 0 };
const run = (command, more) =>
  spawnSync(`npx ${command}`, { stdio: 'inherit', shell: true, env: { ...env, ...more } }).status === 0;
const tests = (name, options, more) => {
  const report = `dist/reports/${name}.json`;
  rmSync(report, { force: true });
  const isPassed = run(`vitest run --reporter=default --reporter=json --outputFile=${report} ${options}`, more);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0 };
  totals.passed += counts.numPassedTests;
  totals.failed += isPassed ? 0 : Math.max(1, counts.numFailedTests ?? 0);
};

install();
const chromiums = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
if (!chromiums.some(existsSync)) await runChecks(['playwright install --with-deps chromium'], env, totals);
const build = 'node service/start.mjs --build';
env.TEST_RUN = beginRun('dist/reports', isRest);
const checks = ['oxlint --type-aware --type-check', 'oxfmt --check', 'knip', 'depcruise .', build];
await runChecks(isRest ? [] : checks, env, totals);
const tags = isRest ? '--tags-filter full' : isFull ? '' : '--tags-filter "!full"';
tests(isRest ? 'unit-browser-rest' : 'unit-browser', `--project unit --project browser ${tags}`);
const paths = `--project machines --project paths ${isFull ? '' : '--project journey'}`;
tests('paths', `${paths} ${isFull ? '' : tags}`, { NODE_ENV: 'production' });
if (isFull) {
  for (const width of ['desktop', 'phone'])
    tests(width, `--config tests/stories/vitest.config.ts --project ${width}`, { NODE_ENV: 'production' });
  for (const name of ['journeys', 'coverage', 'postgres', 'faults']) tests(name, `--project ${name}`);
}
endRun('dist/reports', totals);
