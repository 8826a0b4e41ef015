// `npm test`: what every change must pass. `npm run test:full`: everything; `-- --rest` leaves out what `npm test` has just
// passed. Both end with `N passed, N failed`; their reports stand in dist/reports.
import { existsSync } from 'node:fs';
import { install } from '../service/install.mjs';
import { beginRun, endRun, roomy, runChecks, runTests } from './support/testRun.mjs';

const [isFull, isRest] = ['full', '--rest'].map((word) => process.argv.includes(word));
const env = { STORYBOOK_DISABLE_TELEMETRY: '1', TZ: 'Asia/Shanghai', ...process.env };
const totals = { passed: 0, failed: 0, runs: [] };
const tests = (name, options, more) => runTests(name, options, { ...env, ...more }, totals);
install();
const chromiums = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
if (!chromiums.some(existsSync)) await runChecks(['playwright install --with-deps chromium'], env, totals);
env.TEST_RUN = beginRun('dist/reports', isRest);
const checks = ['oxlint --type-aware --type-check', 'oxfmt --check', 'knip', 'depcruise .'];
// they go on beside the tests, which wait for the build only
const checked = runChecks(isRest ? [] : checks, env, totals);
await runChecks(isRest ? [] : ['node service/start.mjs --build'], env, totals);
const tags = isRest ? '--tags-filter deep' : isFull ? '' : '--tags-filter "!deep"';
await tests(isRest ? 'unit-browser-rest' : 'unit-browser', `--project unit --project browser ${tags}`, roomy);
const paths = `--project machines --project paths ${isFull ? '' : '--project journey'}`;
await checked;
await tests('paths', `${paths} ${isFull ? '' : tags}`, { ...roomy, NODE_ENV: 'production' });
if (isFull) {
  for (const width of ['desktop', 'phone'])
    await tests(width, `--config tests/stories/vitest.config.ts --project ${width}`, { NODE_ENV: 'production' });
  for (const name of ['journeys', 'coverage', 'postgres', 'faults']) await tests(name, `--project "${name}*"`);
}
endRun('dist/reports', totals);
