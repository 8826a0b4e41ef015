import type { ReactNode } from 'react';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type {
  Actor,
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Driver, Model, Path, RecordedMachine } from '#flows';
import { fewest, firedBy, pathsOf, setDriver, simplePathsOf, textOf, titled } from '#flows';
import { gesturePlainly, happen, inPageDriver, run } from '#flows/views';
import { clock } from './clock.ts';
import { aroundEachTest } from './browser.ts';
import { browserDriver } from './browserDriver.ts';
import { render } from './render.tsx';

/** The last step of a path, and the events that the view sent for it. */
interface Made<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  sent: readonly AnyEventObject[];
}

/** Checks what a user must see in each state, after the step that led there. */
type See<Machine extends AnyStateMachine> = (state: SnapshotFrom<Machine>, made?: Made<Machine>) => unknown;

/** Starts a flow whose requests wait for the test, and renders its view. */
export const renderMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  view: (actor: Actor<Machine>) => ReactNode,
  flows: Record<string, AnyActorLogic> = {},
): RecordedMachine<Machine> & { actor: Actor<Machine> } => {
  const finished = Object.entries(flows).map(([name, logic]) => [name, { logic, finish: () => undefined }]);
  const started = run({ machine }, { view, gestures: {}, flows: Object.fromEntries(finished) }, input);
  onTestFinished(() => void started.actor.stop());
  render(view(started.actor));
  return started;
};

/**
 * Walks a path through the real view: gestures, responses and time, and after each step the view, unless a path with
 * the same beginning was already `seen` to that step.
 */
const walk = async <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  path: Path<Machine>,
  see: See<Machine>,
  { driver, seen }: { driver: Driver; seen: Set<string> },
): Promise<void> => {
  const play = model.play(path);
  const started = run(model, play, path.input);
  const { actor } = started;
  onTestFinished(() => void actor.stop());
  render(play.view(actor));

  const check = async (taken: number, made?: Made<Machine>) => {
    const way = JSON.stringify([
      path.input,
      path.steps.slice(0, taken).map(({ event }) => textOf(event, model.outcomes)),
    ]);
    if (seen.size === seen.add(way).size) return;
    await see(actor.getSnapshot(), made);
  };

  await check(0);
  for (const [index, { event, state }] of path.steps.entries()) {
    setDriver(driver);
    const before = started.sent.length;
    await happen(started, event).finally(() => setDriver(browserDriver));
    const reached: AnyMachineSnapshot = actor.getSnapshot();
    expect(reached.value).toEqual(state.value);
    await check(index + 1, { event, sent: started.sent.slice(before) });
  }
  // all other events came from the view: by a gesture, a response or a delay
  expect(started.besideView.taken().filter((type) => !(type in started.external))).toEqual([]);
};

/**
 * Walks a model's paths through its real view, by events made in the page: always the fewest that cover every input,
 * transition, sample and result; on demand every other shortest and simple path, with every gesture by Chromium's own
 * input.
 */
export const walkEvery = <Machine extends AnyStateMachine>(model: Model<Machine>, see: See<Machine>): void => {
  // the previous file may have left another time
  clock.reset();
  const shortest = pathsOf(model.machine, model);
  const chosen = fewest(shortest, (path) => [
    `starts with ${Object.values(model.inputs ?? {}).indexOf(path.input)}`,
    ...firedBy(model.machine, path),
    ...path.steps.map(({ event }) => textOf(event, model.outcomes)),
  ]);
  aroundEachTest();

  describe('in the page', () => {
    const walked = { driver: inPageDriver(browserDriver.pass), seen: new Set<string>() };
    beforeAll(gesturePlainly);
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(chosen))('%s', ([, path]) => walk(model, path, see, walked));
    if (!inject('hasDeep')) return;
    const others = [
      ...shortest.filter((path) => !chosen.includes(path)),
      ...simplePathsOf(model.machine, model, shortest),
    ];
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(others))('%s', { tags: ['deep'] }, ([, path]) => walk(model, path, see, walked));
  });
  if (!inject('hasDeep')) return;
  const gestures = Object.keys(model.play().gestures);
  const byHand = fewest(shortest, (path) =>
    firedBy(model.machine, path).filter((transition) => gestures.some((type) => transition.includes(` --${type} #`))),
  );
  describe.skipIf(byHand.length === 0)('by Chromium’s own input', { tags: ['deep'] }, () => {
    const walked = { driver: browserDriver, seen: new Set<string>() };
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(byHand))('%s', ([, path]) => walk(model, path, see, walked));
  });
};
