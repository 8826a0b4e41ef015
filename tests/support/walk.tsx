import type { ReactNode } from 'react';
import type { TaskMeta } from 'vitest';
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
import type { RecordedMachine } from '#stories/tooling/player/recordedEffects.ts';
import { firedBy } from '#stories/tooling/player/fired.ts';
import { happen, run } from '#stories/tooling/player/happen.ts';
import type { Model } from '#stories/tooling/player/model.ts';
import type { Taken } from '#stories/tooling/player/observed.ts';
import type { Path } from '#stories/tooling/player/pathTexts.ts';
import type { Driver } from '#stories/tooling/player/driver.ts';
import { setDriver } from '#stories/tooling/player/driver.ts';
import { gesturePlainly, inPageDriver } from '#stories/tooling/player/inPageDriver.ts';
import { pathsOf, simplePathsOf, titled } from '#stories/tooling/player/paths.ts';
import { textOf } from '#stories/tooling/player/pathTexts.ts';
import { clock } from './clock.ts';
import { aroundEachTest } from './browser.ts';
import { browserDriver } from './browserDriver.ts';
import { render } from './render.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- declares what a test's report holds
import './walked.ts';

/** A step of a path that was just made, and what the view sent for it. */
interface Made<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  sent: readonly AnyEventObject[];
}

/** What a user must see in each state, after the step that led there. */
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
 * Walks a path through the real view: gestures, responses and time, and after each step what a user sees, unless a path
 * that began alike has been `seen` to there.
 */
const walk = async <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  path: Path<Machine>,
  see: See<Machine>,
  { driver, seen }: { driver: Driver; seen: Set<string> },
): Promise<Taken[]> => {
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
  return started.observed.taken();
};

/** The fewest paths, taken one by one, in which every gesture that a transition answers to is made once. */
const handmade = <Machine extends AnyStateMachine>(model: Model<Machine>, paths: Path<Machine>[]): Path<Machine>[] => {
  const gestures = Object.keys(model.play().gestures);
  const isByGesture = (transition: string) => gestures.some((type) => transition.includes(` --${type} #`));
  const made = paths.map((path) => ({ path, transitions: new Set(firedBy(model.machine, path).filter(isByGesture)) }));
  const chosen: Path<Machine>[] = [];
  for (;;) {
    const [best] = made.toSorted((one, other) => other.transitions.size - one.transitions.size);
    if (!best || best.transitions.size === 0) return chosen;
    chosen.push(best.path);
    const seen = new Set(best.transitions);
    for (const { transitions } of made) for (const one of seen) transitions.delete(one);
  }
};

/** A gesture by Chromium's own input takes a hundred milliseconds, on a busy machine many times that. */
const patienceByHandMs = 30_000;

/**
 * A test for every path of a model through its real view, the shortest ones that take every transition and the other
 * simple ones within the bound, by events made in the page; and for each gesture one by Chromium's own input.
 */
export const walkEvery = <Machine extends AnyStateMachine>(model: Model<Machine>, see: See<Machine>): void => {
  // the file before may have left another time
  clock.reset();
  const shortest = pathsOf(model.machine, model);
  const walkedBy = (driver: Driver) => {
    const seen = new Set<string>();
    return async (path: Path<Machine>, meta: TaskMeta): Promise<void> => {
      const taken = await walk(model, path, see, { driver, seen });
      const { of: machine, machine: logic, external: pastView = {} } = model;
      meta.walked = [{ run: inject('testRun'), level: 'view', machine, id: logic.id, paths: 1, taken, pastView }];
    };
  };
  aroundEachTest();
  const inPage = walkedBy(inPageDriver(browserDriver.pass));
  const byChromium = walkedBy(browserDriver);

  describe('in the page', () => {
    beforeAll(gesturePlainly);
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(shortest))('%s', ([, path], { task }) => inPage(path, task.meta));
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(simplePathsOf(model.machine, model, shortest)))('%s', { tags: ['deep'] }, ([, path], { task }) =>
      inPage(path, task.meta),
    );
  });
  const isHandled = Object.keys(model.play().gestures).length > 0;
  describe.skipIf(!isHandled)('by Chromium’s own input', { tags: ['deep'] }, () => {
    // oxlint-disable-next-line vitest/expect-expect -- the walk expects
    test.for(titled(handmade(model, shortest)))('%s', { timeout: patienceByHandMs }, ([, path], { task }) =>
      byChromium(path, task.meta),
    );
  });
};
