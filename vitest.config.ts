import { readdirSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';

const browser = () => ({
  enabled: true,
  headless: true,
  ui: false,
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { viewport: { width: 1280, height: 800 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * Tests made from the machines. Walking them stops the clock, which would break a database's timers in the same worker;
 * and a worker loads either the machines' models with all their views, or the service.
 */
const aboutMachines = ['tests/tooling/*.test.ts'];

/** Decides every random input of the tests; `npm run test:deep` with `SEED=random` looks for new cases. */
const seed = Number(process.env['SEED'] ?? 20_261_120);

/** Limits end tests that hang; no result depends on a duration. */
const limits = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 50_000 } } };

/** Tests that are projects of their own. */
const ownProjects = ['tests/stories/**', 'tests/journeys/**', 'tests/faults/**'];

/** The files of a worker share what they import, and its database or page: both cost more than most files. */
const shared = { isolate: false, maxWorkers: 2 };

/** Large young generations save a tenth of the time of tests in Node: most objects of a test are garbage at once. */
const node = { environment: 'node' as const, execArgv: ['--max-semi-space-size=64'] };

/** The rules, the contract and the service on a database, which the project sets. */
const unit = {
  ...shared,
  ...node,
  include: ['tests/*/*.test.ts'],
  exclude: [...aboutMachines, ...ownProjects],
  setupFiles: ['tests/support/unit.ts'],
  ...limits,
};

/** The test files whose text matches. Loading the others only to skip their tests would take as long as these tests. */
const filesWith = (mark: RegExp): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => mark.test(readFileSync(name, 'utf8')));

/**
 * A company's journey through the built site, in Chromium. A journey waits a third of its time: three keep two cores
 * busy.
 */
const journeys = {
  environment: 'node' as const,
  include: ['tests/journeys/*.test.ts'],
  globalSetup: 'tests/journeys/seeding.ts',
  isolate: false,
  maxWorkers: 3,
  // each wait has a limit of its own, which ends a hang; a whole journey takes minutes on a busy machine
  testTimeout: 600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // the harness has seen that the page runs scripts and draws no frames
  retry: { count: 1, condition: /^Chromium stopped drawing / },
};

/** The service with failing servers, disks and processes. */
const faults = {
  environment: 'node' as const,
  include: ['tests/faults/*.test.ts'],
  globalSetup: 'tests/faults/support/seeding.ts',
  maxWorkers: 2,
  testTimeout: 600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
};
/** The stories are tested by tests/stories/vitest.config.ts. */
export default defineConfig({
  test: {
    // hundreds of paths are not generated if none is walked
    provide: { seed, hasDeep: !process.argv.some((option) => option.includes('!deep')) },
    // files run in the order of their size: cached times and failures would change it
    cache: false,
    tags: [
      { name: 'deep', description: 'Runs on demand only, by `npm run test:deep`.' },
      { name: 'long', description: 'Takes seconds: runs by `npm run test:full` only. A tag of whole files.' },
      { name: 'postgres', description: 'May differ on PostgreSQL: runs there, by `npm run test:full` only.' },
    ],
    projects: [
      {
        extends: 'vite.config.ts',
        test: {
          ...unit,
          name: 'unit',
          exclude: [...unit.exclude, ...filesWith(/@module-tag (?:long|postgres)/)],
          globalSetup: 'tests/support/seededSnapshot.ts',
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        extends: 'vite.config.ts',
        test: {
          ...unit,
          name: 'long',
          include: filesWith(/@module-tag long/),
          globalSetup: 'tests/support/seededSnapshot.ts',
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        extends: 'vite.config.ts',
        test: {
          ...unit,
          name: 'postgres',
          include: filesWith(/@module-tag postgres|'postgres'/),
          globalSetup: ['tests/support/seededSnapshot.ts', 'tests/support/ownPostgres.ts'],
        },
      },
      {
        extends: 'vite.config.ts',
        test: {
          ...shared,
          ...node,
          name: 'machines',
          include: aboutMachines,
          setupFiles: ['tests/support/unit.ts'],
          ...limits,
        },
      },
      // it registers its own machines
      {
        extends: 'vite.config.ts',
        test: {
          ...node,
          name: 'flows',
          maxWorkers: 2,
          include: ['tooling/*/tests/*.test.ts'],
          ...limits,
        },
      },
      {
        extends: 'vite.config.ts',
        // all packages of every view are bundled at the start: one that is found later would reload the pages under
        // test
        optimizeDeps: {
          entries: [
            'src/**/*.tsx',
            '!src/ssr/**',
            'stories/**/*.tsx',
            // they import modules that only Storybook makes
            '!stories/design/Icons.stories.tsx',
            '!stories/tooling/start/*',
            'tooling/**/*.tsx',
          ],
          include: ['fast-check', '@noble/hashes/pbkdf2.js', '@noble/hashes/sha2.js'],
        },
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/*/*.test.tsx'],
          setupFiles: ['tests/support/properties.ts', 'tests/support/ownerStacks.ts'],
          ...limits,
          browser: browser(),
        },
      },
      { extends: 'vite.config.ts', test: { ...journeys, name: 'journeys' } },
      { extends: 'vite.config.ts', test: { ...faults, name: 'faults' } },
    ],
  },
});
