import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import type { Reached } from '#stories/tooling/handbook/coverage.ts';
import { fingerprintOfSources } from '#stories/tooling/handbook/sources.mjs';
import type { Taken } from '#stories/tooling/player/observed.ts';
import { coverageOfMachines } from '#tests/support/coverage.ts';
import { beginRun, runIn } from '#tests/support/testRun.mjs';
import type { Walked } from '#tests/support/walked.ts';

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const chart = chartOf('enquiry');
const ids = chart.transitions.filter(({ ignored }) => !ignored).map(({ id }) => id);
const leaves = statesIn(chart.root).filter(({ children }) => children.length === 0);
const taken = (more: Partial<Taken> = {}): Taken => ({
  cause: 'gesture',
  transitions: ids,
  states: leaves.map(({ path }) => path),
  ...more,
});

/** Writes what Vitest reports of a test that walked a flow through its view. */
const report = (folder: string, name: string, walked: Partial<Walked>, status = 'passed') => {
  const walk: Walked = {
    run: '',
    level: 'view',
    machine: 'enquiry',
    id: 'enquiry',
    paths: 1,
    taken: [taken()],
    ...walked,
  };
  const testResults = [{ assertionResults: [{ status, meta: { walked: [walk] } }] }];
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ testResults }));
};
const viewOf = (folder: string, run: string): Reached =>
  coverageOfMachines(folder, run).find(({ machine }) => machine === 'enquiry')!.levels.view;

const none = { states: 0, transitions: 0, paths: 0, left: ids, leftStates: leaves.map(({ path }) => path) };
const whole = { states: leaves.length, transitions: ids.length, paths: 1, left: [], leftStates: [] };

test('what tests of this run walked and passed counts; other runs, and tests that failed, do not', () => {
  const folder = temporary();
  const run = beginRun(folder, false);
  report(folder, 'earlier', { run: 'an earlier one' });
  report(folder, 'by-hand', { run: '' });
  report(folder, 'failed', { run }, 'failed');
  expect(viewOf(folder, run)).toMatchObject(none);
  report(folder, 'paths', { run });
  expect(viewOf(folder, run)).toMatchObject(whole);
});

test('what only an event past the view brought about is counted apart, with its reason; the rest is left', () => {
  const folder = temporary();
  const run = beginRun(folder, false);
  const [first, second, ...others] = ids as [string, string, ...string[]];
  const [begin, ...ends] = leaves.map(({ path }) => path) as [string, ...string[]];
  const past = taken({ cause: 'past enquiry.raised', transitions: [first, second], states: [begin, ...ends] });
  const seen = taken({ transitions: [second], states: [begin] });
  const pastView = { 'enquiry.raised': '由别处提出', 'enquiry.dropped': '由别处放弃' };
  report(folder, 'paths', { run, taken: [past, seen], pastView });
  expect(viewOf(folder, run)).toEqual({
    states: 1,
    transitions: 1,
    paths: 1,
    left: others,
    leftStates: [],
    pastView: [
      { event: 'enquiry.raised', why: '由别处提出', isSent: true, transitions: [first], states: ends },
      { event: 'enquiry.dropped', why: '由别处放弃', isSent: false, transitions: [], states: [] },
    ],
  });
});

test('a run begins with an empty folder; its rest goes on with it, unless the sources are others by now', () => {
  const folder = temporary();
  const run = beginRun(folder, false);
  report(folder, 'paths', { run });
  expect(beginRun(folder, true)).toBe(run);
  expect(viewOf(folder, run)).toMatchObject(whole);

  const next = beginRun(folder, false);
  expect(next).not.toBe(run);
  expect(viewOf(folder, next)).toMatchObject(none);

  // as if another commit had been tested
  const file = join(folder, 'run.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), sources: 'others' }));
  report(folder, 'paths', { run: next });
  expect(runIn(folder)).toBeUndefined();
  expect(beginRun(folder, true)).not.toBe(next);
  expect(() => readFileSync(join(folder, 'paths.json'))).toThrow('ENOENT');
});

test('no run is known of an empty folder, and any change of a source is another fingerprint, a new picture is none', () => {
  expect(runIn(temporary())).toBeUndefined();
  const root = temporary();
  for (const folder of ['.storybook', 'contract', 'machines', 'public', 'service', 'src', 'stories', 'tests/paths'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'vitest.config.ts'])
    writeFileSync(join(root, file), '');
  const before = fingerprintOfSources(root);
  expect(fingerprintOfSources(`${root}/`)).toBe(before);
  writeFileSync(join(root, 'tests/paths/Login.txt'), 'one');
  const after = fingerprintOfSources(root);
  expect(after).not.toBe(before);
  writeFileSync(join(root, 'tests/paths/Login.txt'), 'two');
  const last = fingerprintOfSources(root);
  expect(last).not.toBe(after);
  mkdirSync(join(root, 'tests/pictures'));
  writeFileSync(join(root, 'tests/pictures/login.png'), '');
  expect(fingerprintOfSources(root)).toBe(last);
});
