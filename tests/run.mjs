// `npm test`: installs what is missing, then every check and every test; one closing line `N passed, N failed`.
// `npm test -- unit browser` runs projects alone, `npm test -- paths` the paths in machines and views,
// `npm test -- faults` what breaks around the service, on a PostgreSQL that the tests start and stop,
// `npm test -- mutants` every mutant, `npm test -- coverage` what the coverage table is made of but the journeys.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../service/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../dist/reports/', import.meta.url));
// a whole one draws the pictures (tests/support/chromium.ts): the headless shell alone will not do
const chromiums = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', TZ: process.env.TZ ?? 'Asia/Shanghai' };

/** Runs a command; what it says is shown as it comes, or `quiet` all at once when it has ended. */
const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'pipe' : 'inherit',
      env: { ...environment, ...env },
      shell: process.platform === 'win32',
    });
    const said = [];
    child.stdout?.on('data', (words) => said.push(words));
    child.stderr?.on('data', (words) => said.push(words));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const passed = status === 0;
      resolve({ passed, said: Buffer.concat(said), seconds: Math.round((Date.now() - started) / 1_000) });
    });
  });

const totals = { passed: 0, failed: 0 };

const check = async (title, command, args, env = {}) => {
  const { passed, said, seconds } = await run(command, args, { quiet: true, env });
  totals[passed ? 'passed' : 'failed'] += 1;
  process.stdout.write(said);
  console.log(`${passed ? '✓' : '✗'} ${title}(${seconds} 秒)`);
};

/** What is measured anew is not counted twice. */
const forget = (projects) => {
  for (const name of readdirSync(reports)) {
    const measured = name.replace('.json', '').split('-');
    if (measured.some((project) => projects.includes(project))) rmSync(reports + name);
  }
};

const tests = async (title, projects, { files = [], env = {} } = {}) => {
  console.log(`\n▸ ${title}`);
  if (files.length === 0) forget(projects);
  const report = `${reports}${projects.join('-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { passed, seconds } = await run(bin('vitest'), ['run', ...chosen, ...reporters, ...files], { env });
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  totals.passed += counts.numPassedTests;
  totals.failed += passed ? 0 : Math.max(1, counts.numFailedTests);
  console.log(`${passed ? '✓' : '✗'} ${title}(${seconds} 秒)`);
};

const paths = () => tests('机器与视图中的路径(Chromium)', ['machines', 'paths'], { env: { NODE_ENV: 'production' } });

const everything = async () => {
  if (!chromiums.some((path) => path && existsSync(path)))
    await check('下载 Chromium', bin('playwright'), ['install', '--with-deps', 'chromium']);
  console.log('\n▸ 检查与构建');
  await Promise.all([
    // its Go half is done sooner where its garbage waits a little
    check('类型与代码规范', bin('oxlint'), ['--type-aware', '--type-check'], { GOGC: '400' }),
    check('格式', bin('oxfmt'), ['--check']),
    check('无用代码', bin('knip'), []),
    check('构建', process.execPath, ['service/start.mjs', '--build']),
    check('故事书', bin('storybook'), ['build', '--test', '--output-dir', 'dist/storybook', '--quiet'], {
      NODE_ENV: 'production',
    }),
  ]);
  // in one run as well: while Chromium starts, or one of them comes to its end, the others go on
  await tests('规则、契约、服务与视图(Chromium)', ['unit', 'browser']);
  await paths();
  // in one run: the service seeds its data while stories are shown, and no worker waits for the last of them
  await tests('故事与无障碍、全程(Chromium 与真实服务)、路径覆盖', ['storybook', 'journeys', 'coverage'], {
    env: { STORYBOOK_IS_BUILT: '1' },
  });
};

const parts = {
  paths,
  mutants: () => tests('变异', ['machines'], { files: ['tests/mutants.test.ts'], env: { MUTANTS: 'all' } }),
  coverage: async () => {
    await tests('视图(Chromium)', ['browser']);
    await paths();
    await tests('路径覆盖', ['coverage']);
  },
  faults: async () => {
    await check('构建', process.execPath, ['service/start.mjs', '--build']);
    await tests('故障（真实服务与自有 PostgreSQL）', ['faults']);
  },
};

install();
const started = Date.now();
const only = process.argv.slice(2);
// what was measured before stays where only a part is measured anew
if (only.length === 0) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (only.length === 0) await everything();
else if (only.length === 1 && parts[only[0]]) await parts[only[0]]();
else await tests(`测试:${only.join('、')}`, only);

console.log(`\n共 ${Math.round((Date.now() - started) / 1_000)} 秒`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
