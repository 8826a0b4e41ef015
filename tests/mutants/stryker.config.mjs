import { areas } from './areas.mjs';

const area = process.env.AREA;
const reports = `dist/reports/mutants/${area}`;

/** One area of areas.mjs, named by AREA. */
export default {
  mutate: areas[area].mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/ignore.mjs'],
  ignorers: ['declarations'],
  // related: the tests of an area are named, nothing has to be looked for
  vitest: { configFile: 'tests/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // a busy machine is no killed mutant; an endless loop is found by the number of its rounds
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 90, break: 85 },
  incremental: true,
  incrementalFile: `${reports}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${reports}.json` },
  htmlReporter: { fileName: `${reports}.html` },
  // TypeScript 7 has no API in JavaScript, and the sandbox needs no tsconfig; nothing checks types in it
  tsconfigFile: 'none',
  disableTypeChecks: false,
  tempDirName: `dist/mutants/${area}`,
  ignorePatterns: ['/dist'],
};
