// `npm test`: installs what is missing, then every check and every test; one closing line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../service/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../dist/reports/', import.meta.url));
const chromiums = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', TZ: process.env.TZ ?? 'Asia/Shanghai' };

const run = (command, args) => {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  });
  return { passed: status === 0, seconds: Math.round((Date.now() - started) / 1_000) };
};

const totals = { passed: 0, failed: 0 };

const check = (title, command, args) => {
  console.log(`\n▸ ${title}`);
  const { passed, seconds } = run(command, args);
  totals[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${title}(${seconds} 秒)`);
};

const tests = (title, projects) => {
  console.log(`\n▸ ${title}`);
  const report = `${reports}${projects.join('-')}.json`;
  const { passed, seconds } = run(bin('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  totals.passed += counts.numPassedTests;
  totals.failed += passed ? 0 : Math.max(1, counts.numFailedTests);
  console.log(`${passed ? '✓' : '✗'} ${title}(${seconds} 秒)`);
};

install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const only = process.argv.slice(2);
if (only.length > 0) {
  tests(`测试:${only.join('、')}`, only);
} else {
  if (!chromiums.some((path) => path && existsSync(path)))
    check('下载 Chromium', bin('playwright'), ['install', '--with-deps', 'chromium']);
  check('类型', bin('tsc'), []);
  check('代码规范', bin('oxlint'), ['--type-aware']);
  check('格式', bin('oxfmt'), ['--check']);
  check('无用代码', bin('knip'), []);
  tests('规则、契约与服务', ['unit']);
  tests('流程与视图(Chromium)', ['browser']);
  tests('故事与无障碍(Chromium)', ['storybook']);
  check('构建', process.execPath, ['service/start.mjs', '--build']);
  tests('全程(Chromium 与真实服务)', ['journeys']);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
