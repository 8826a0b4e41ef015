import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

const service = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * What the React compiler may rewrite: all our modules are TypeScript. Prebundled packages are not, wherever the cache
 * lies: wouter calls hooks by names that do not tell (`router.searchHook`), and the compiler would call them now and then.
 */
const ownSources = /\.tsx?$/;

/** A test is soon done with the embedded database: little of its WebAssembly is worth making fast. */
const patientWebAssembly = ['--wasm-tiering-budget=100000000'];

/**
 * What is made of the machines. Walking them stops the calendar, which is not for a worker with a database: its timers go
 * by it. And a worker loads either the machines' models, with all their views, or the service.
 */
const aboutMachines = ['chart*', 'handbook*', 'mutants', 'paths', 'randomWalks', 'stories*'].map(
  (name) => `tests/${name}.test.ts`,
);

/** What every page needs is one chunk instead of a crumb for each module that another chunk shares. */
const chunkGroups = [{ name: 'site', tags: ['$initial' as const] }];

/**
 * What must run before anything is loaded. The first is read by browsers that can read nothing else of the site: without
 * white space its texts would stand between backticks.
 */
const inlineScripts = {
  check: { compress: { target: 'es2015' }, codegen: { removeWhitespace: false } },
  early: {},
} as const;

/** Puts those scripts inline at the head of the document. */
const inlineEarly = (): Plugin => ({
  name: 'inline-early',
  transformIndexHtml: (html) =>
    Object.entries(inlineScripts).reduce((page, [name, options]) => {
      const source = readFileSync(new URL(`src/${name}.js`, import.meta.url), 'utf8');
      return page.replace(`<!--${name}-->`, () => `<script>${minifySync(`${name}.js`, source, options).code}</script>`);
    }, html),
});

/** In development every page of the site can open the live charts of its flows; a build knows nothing of them. */
const inspection = (): Plugin => ({
  name: 'inspection',
  apply: 'serve',
  transformIndexHtml: (_, { filename }) =>
    filename === fileURLToPath(new URL('index.html', import.meta.url))
      ? [{ tag: 'script', attrs: { type: 'module', src: '/stories/inspection/page.ts' }, injectTo: 'head-prepend' }]
      : [],
});

/**
 * The browser tests of a worker share its page, and so all the modules they load. What is done around each test is not a
 * setup file's then, which Vitest runs for the first of them alone: every file begins with it.
 */
const aroundEachTest = (): Plugin => ({
  name: 'around-each-test',
  transform: {
    filter: { id: /\/tests\/[^/]+\.test\.tsx$/ },
    handler: (code) => ({
      code: `import { aroundEachTest } from '#tests/support/browser.ts'; aroundEachTest(); ${code}`,
      map: null,
    }),
  },
});

export default defineConfig(({ isSsrBuild, mode }) => ({
  // what draws the pages is whole in itself, so that it holds one React, and the production one
  ...(mode === 'render' && {
    ssr: { noExternal: true as const, external: ['beasties'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  plugins: [
    react({ compiler: true, include: ownSources }),
    tailwindcss(),
    inlineEarly(),
    inspection(),
    aroundEachTest(),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api-', '/captcha/', '/dev/', '/docs', '/healthz', '/openapi.json', '/readyz', '/user-center'].map((path) => [
        path,
        service,
      ]),
    ),
  },
  build: {
    outDir: 'dist/site',
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/*.test.ts'],
          exclude: aboutMachines,
          // the files of a worker share what they import, and its database: both cost more than most files
          isolate: false,
          maxWorkers: 2,
          execArgv: patientWebAssembly,
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: 20_000,
          // the first to open a database makes the snapshot, and the others wait
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          include: aboutMachines,
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['tests/support/unit.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/*.test.tsx'],
          exclude: ['tests/*.paths.test.tsx'],
          // one page alone leaves a core half idle
          maxWorkers: 2,
          isolate: false,
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          // thousands of steps: `npm test` walks them in the React that visitors get, which takes half the time
          name: 'paths',
          include: ['tests/*.paths.test.tsx'],
          maxWorkers: 2,
          isolate: false,
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['tests/stories/*.test.ts'],
          globalSetup: 'tests/stories/build.ts',
          // a part waits for its Chromium to draw a third of its time; in one group with the journeys, which do so too
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/*.test.ts'],
          globalSetup: 'tests/journeys/seeding.ts',
          // half of a journey is waiting; it comes after the other projects, which work with another number of workers
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/*.test.ts'],
          // each file breaks a server of its own, and measures how long the service takes: one at a time
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'coverage',
          environment: 'node',
          include: ['tests/coverage/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
