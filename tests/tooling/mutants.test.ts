// @module-tag deep
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { machineNames, machines, mutantsOf, pathsOf } from '#flows';
import type { Model } from '#flows';
import { transcriptOf } from '#flows/node';
import { models, serviceNames } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';
import '#stories/tooling/flows/machines.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const stored = (view: string): string => readFileSync(new URL(`../paths/${view}.txt`, import.meta.url), 'utf8');

/** Whether the test of a model's paths would detect this mutant. */
const isNoticed = (view: string, model: Model): boolean => {
  try {
    return transcriptOf(model.machine, pathsOf(model.machine, model), model, serviceNames) !== stored(view);
  } catch {
    // a transition that no path takes any more, or a machine that fails to start
    return true;
  }
};

// the root has no view of its own: every rendered page takes its only transition, or throws
const mutants = machineNames
  .filter((name) => name !== 'app')
  .flatMap((name) => mutantsOf(machines[name]).map(({ title, machine }) => ({ name, title, machine })));

test.each(models)('%s as it is makes no test fail', (view, model) => {
  expect(isNoticed(view, model)).toBe(false);
});

test.each(mutants)('a fault in a machine makes its paths’ test fail: $title', ({ name, machine }) => {
  const own = models.filter(([, model]) => model.of === name);
  expect(own.some(([view, model]) => isNoticed(view, { ...model, machine }))).toBe(true);
});
