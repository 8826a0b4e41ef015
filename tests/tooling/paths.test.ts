import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import type { Model } from '#stories/tooling/player/model.ts';
import type { Path } from '#stories/tooling/player/paths.ts';
import { silenced, stoppedClock } from '#stories/tooling/player/fired.ts';
import { observing } from '#stories/tooling/player/observed.ts';
import { pathsOf, simplePathBound, simplePathsOf } from '#stories/tooling/player/paths.ts';
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

describe('every path in the machine', () => {
  test.for(models)('%s: what it does along its paths is as tests/paths keeps it', async ([name, model], { task }) => {
    const paths = pathsOf(model.machine, model);
    await expect(transcriptOf(model.machine, paths, model)).toMatchFileSnapshot(`../paths/${name}.txt`);
    const simple = simplePathsOf(model.machine, model, paths);
    expect(simple.length).toBeLessThan(simplePathBound.limit);
    const walked = [...paths, ...simple];
    const observed = observing('given');
    for (const path of walked) walk(model, path, observed.inspect);
    const { of: machine, machine: logic } = model;
    const run = inject('testRun');
    task.meta.walked = [
      { run, level: 'machine', machine, id: logic.id, paths: walked.length, taken: observed.taken() },
    ];
  });
});
