import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import type { Model } from '#stories/tooling/player/model.ts';
import type { Path } from '#stories/tooling/player/pathTexts.ts';
import { firedBy, silenced, stoppedClock } from '#stories/tooling/player/fired.ts';
import { observing } from '#stories/tooling/player/observed.ts';
import { pathsOf, simplePathBound, simplePathsOf } from '#stories/tooling/player/paths.ts';
import { textOf } from '#stories/tooling/player/pathTexts.ts';
import { transcriptOf } from '#stories/tooling/player/transcript.ts';
import { models } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';
// oxlint-disable-next-line import/no-unassigned-import -- declares what a test's report holds
import '#tests/support/walked.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

type Observer = ReturnType<typeof observing>;

/** Walks a path in the started machine, which is watched. */
const walk = ({ machine }: Model, path: Path<AnyStateMachine>, inspect: Observer['inspect']): void => {
  const actor = createActor(silenced(machine), { input: path.input, clock: stoppedClock, inspect });
  actor.start();
  for (const { event, state } of path.steps) {
    actor.send(event);
    const { value, status }: AnyMachineSnapshot = actor.getSnapshot();
    expect({ path: path.title, value, status }).toEqual({ path: path.title, value: state.value, status: state.status });
  }
  actor.stop();
};

/** The events that a machine takes notice of, and the samples of its model, that none of its paths sends. */
const neverSent = ({ machine, samples, outcomes }: Model, walked: readonly Path<AnyStateMachine>[]): string[] => {
  const sent = walked.flatMap(({ steps }) => steps.map(({ event }) => event));
  const [types, words] = [new Set(sent.map(({ type }) => type)), new Set(sent.map((event) => textOf(event, outcomes)))];
  const unsent = machine.events.filter((type) => !type.startsWith('xstate.') && !types.has(type));
  // what a machine raises itself is no sample
  const raised = unsent.length > 0 ? walked.flatMap((path) => firedBy(machine, path)) : [];
  return [
    ...unsent.filter((type) => !raised.some((name) => name.includes(` --${type} #`))),
    ...samples.map((sample) => textOf(sample, outcomes)).filter((sample) => !words.has(sample)),
  ];
};

describe('every path in the machine', () => {
  test.for(models)('%s: its effects along its paths equal tests/paths', async ([name, model], { task }) => {
    const paths = pathsOf(model.machine, model);
    await expect(transcriptOf(model.machine, paths, model)).toMatchFileSnapshot(`../paths/${name}.txt`);
    const simple = simplePathsOf(model.machine, model, paths);
    expect(simple.length).toBeLessThan(simplePathBound.limit);
    const walked = [...paths, ...simple];
    expect(neverSent(model, walked)).toEqual([]);
    const observed = observing('given');
    for (const path of walked) walk(model, path, observed.inspect);
    const { of: machine, machine: logic } = model;
    const run = inject('testRun');
    task.meta.walked = [
      { run, level: 'machine', machine, id: logic.id, paths: walked.length, taken: observed.taken() },
    ];
  });
});
