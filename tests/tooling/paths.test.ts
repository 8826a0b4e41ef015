import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import type { Model } from '#stories/tooling/player/model.ts';
import type { Path } from '#stories/tooling/player/paths.ts';
import { noting, silenced, stoppedClock } from '#stories/tooling/player/fired.ts';
import { pathsOf, simplePathBound, simplePathsOf } from '#stories/tooling/player/paths.ts';
import { transcriptOf } from '#stories/tooling/player/transcript.ts';
import { models } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';
// oxlint-disable-next-line import/no-unassigned-import -- declares what a test's report holds
import '#tests/support/walked.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** Walks a path in the started machine and tells the transitions that it took. */
const walk = ({ machine }: Model, path: Path<AnyStateMachine>): string[] => {
  const fired: string[] = [];
  const actor = createActor(silenced(machine), { input: path.input, clock: stoppedClock, inspect: noting(fired) });
  actor.start();
  for (const { event, state } of path.steps) {
    actor.send(event);
    const { value, status }: AnyMachineSnapshot = actor.getSnapshot();
    expect({ path: path.title, value, status }).toEqual({ path: path.title, value: state.value, status: state.status });
  }
  actor.stop();
  return fired;
};

describe('every path in the machine', () => {
  test.for(models)('%s: what it does along its paths is as tests/paths keeps it', async ([name, model], { task }) => {
    const paths = pathsOf(model.machine, model);
    await expect(transcriptOf(model.machine, paths, model)).toMatchFileSnapshot(`../paths/${name}.txt`);
    const simple = simplePathsOf(model.machine, model, paths);
    expect(simple.length).toBeLessThan(simplePathBound.limit);
    const walked = [...paths, ...simple];
    const fired = new Set(walked.flatMap((path) => walk(model, path)));
    task.meta.walked = {
      level: 'machine',
      machine: model.of,
      id: model.machine.id,
      fired: [...fired],
      paths: walked.length,
    };
  });
});
