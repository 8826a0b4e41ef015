import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import type { Model, Path } from '#flows';
import { firedBy, pathsOf, silenced, simplePathBound, simplePathsOf, stoppedClock, textOf } from '#flows';
import { transcriptOf } from '#flows/node';
import { models, serviceNames } from '#tests/support/models.ts';
import { start } from '#tests/support/time.ts';

beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const reachedIn = ({ value, status }: AnyMachineSnapshot) => ({ value, status });

/** Walks a path in the started machine. */
const walk = (machine: AnyStateMachine, { title, input, steps }: Path<AnyStateMachine>): void => {
  const actor = createActor(machine, { input, clock: stoppedClock });
  actor.start();
  const walked = steps.map(({ event }) => {
    actor.send(event);
    return reachedIn(actor.getSnapshot());
  });
  actor.stop();
  expect({ title, walked }).toEqual({ title, walked: steps.map(({ state }) => reachedIn(state)) });
};

/** The events that a machine handles, and the samples of its model, that none of its paths sends. */
const neverSent = ({ machine, samples, outcomes }: Model, walked: readonly Path<AnyStateMachine>[]): string[] => {
  const sent = walked.flatMap(({ steps }) => steps.map(({ event }) => event));
  const [types, words] = [new Set(sent.map(({ type }) => type)), new Set(sent.map((event) => textOf(event, outcomes)))];
  const unsent = machine.events.filter((type) => !type.startsWith('xstate.') && !types.has(type));
  // events that a machine raises itself are not samples
  const raised = unsent.length > 0 ? walked.flatMap((path) => firedBy(machine, path)) : [];
  return [
    ...unsent.filter((type) => !raised.some((name) => name.includes(` --${type} #`))),
    ...samples.map((sample) => textOf(sample, outcomes)).filter((sample) => !words.has(sample)),
  ];
};

test.for(models)('%s: its effects along every path equal tests/paths', async ([name, model]) => {
  const paths = pathsOf(model.machine, model);
  await expect(transcriptOf(model.machine, paths, model, serviceNames)).toMatchFileSnapshot(`../paths/${name}.txt`);
  const simple = simplePathsOf(model.machine, model, paths);
  expect(simple.length).toBeLessThan(simplePathBound.limit);
  const walked = [...paths, ...simple];
  expect(neverSent(model, walked)).toEqual([]);
  const silent = silenced(model.machine);
  for (const path of walked) walk(silent, path);
});
