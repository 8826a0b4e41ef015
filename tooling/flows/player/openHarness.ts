import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getNextSnapshot } from 'xstate';
import { chartId } from '../charts/chart.ts';
import { mouse } from './driver.ts';
import type { Model } from './model.ts';
import { pathsOf } from './paths.ts';
import { leavesOf } from './pathTexts.ts';
import type { AnyPath, Scene, Harness } from './harness.ts';
import { happeningsIn } from './possibleEvents.ts';
import type { Environment } from './harnessRun.ts';
import { beginRun } from './harnessRun.ts';

const isAt = ({ value }: AnyMachineSnapshot, expected: AnyMachineSnapshot): boolean =>
  JSON.stringify(value) === JSON.stringify(expected.value);

const stateAt = ({ start, steps }: AnyPath, at: number) => steps[at - 1]?.state ?? start;

/** Opens a harness for a machine and starts with its first input. */
export const openHarness = (model: Model, environment: Environment): Harness => {
  const given: Record<string, unknown> = model.inputs ?? { '': undefined };
  const inputs = Object.keys(given);
  const listeners = new Set<() => void>();
  let generated: readonly AnyPath[] | undefined;
  let input = model.opens ?? inputs[0] ?? '';
  let walk: { path: AnyPath; at: number } | undefined;
  let waiting = 0;

  const sceneNow = (): Scene => {
    const present = showing.present();
    const { _nodes: nodes } = present;
    const strayed = walk !== undefined && !isAt(present, stateAt(walk.path, walk.at));
    return {
      input,
      leaves: leavesOf(present),
      lit: new Set(nodes.map(({ path }) => chartId(path))),
      possible: happeningsIn(model, showing.started),
      walk: walk && { path: paths().indexOf(walk.path), at: walk.at, strayed },
      log: showing.lines(),
      isBusy: waiting > 0,
    };
  };
  const show = () => {
    scene = sceneNow();
    for (const listener of listeners) listener();
  };
  const paths = () => (generated ??= pathsOf<AnyStateMachine>(model.machine, model));
  const beginShowing = (path?: AnyPath) =>
    beginRun(model, { input: given[input], path, environment, onChange: () => void (isOpen && show()) });

  let isOpen = false;
  let showing = beginShowing();
  let scene = sceneNow();
  isOpen = true;

  const begin = async (from: string, path?: AnyPath) => {
    await mouse.release();
    input = from;
    showing.leave();
    showing = beginShowing(path);
    await showing.begun;
  };
  /** Replays the events in a view that receives them in advance: some views show from the start what will be typed. */
  const playAgain = async (events: readonly AnyEventObject[]) => {
    const state = showing.present();
    await begin(input, {
      title: '',
      input: given[input],
      start: state,
      steps: events.map((event) => ({ event, state })),
    });
    for (const event of events) await showing.make(event);
  };

  let turn: Promise<unknown> = Promise.resolve();
  /** Runs tasks in sequence; errors are written into the log. */
  const inTurn = async (task: () => Promise<void>): Promise<void> => {
    waiting += 1;
    const mine = turn.then(task).catch((error: unknown) => showing.complain(error));
    turn = mine;
    show();
    await mine;
    waiting -= 1;
    show();
  };

  return {
    model,
    inputs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getScene: () => scene,
    paths,
    begin: (from) =>
      inTurn(async () => {
        walk = undefined;
        await begin(from);
      }),
    make: ({ event }) =>
      inTurn(async () => {
        walk = undefined;
        const before = showing.happened();
        const next = getNextSnapshot<AnyStateMachine>(model.machine, showing.present(), event);
        await showing.make(event);
        if (!isAt(showing.present(), next)) await playAgain([...before, event]);
      }),
    follow: (index) =>
      inTurn(async () => {
        const path = paths()[index];
        if (!path) return;
        await begin(inputs.find((name) => given[name] === path.input) ?? input, path);
        walk = { path, at: 0 };
      }),
    goTo: (step) =>
      inTurn(async () => {
        if (!walk) return;
        const { path } = walk;
        if (step < walk.at || !isAt(showing.present(), stateAt(path, walk.at))) {
          await begin(input, path);
          walk = { path, at: 0 };
        }
        for (const { event, state } of path.steps.slice(walk.at, step)) {
          await showing.make(event);
          walk = { path, at: walk.at + 1 };
          if (isAt(showing.present(), state)) continue;
          throw new Error(`路径此时应在 ${leavesOf(state)}，实际在 ${leavesOf(showing.present())}`);
        }
      }),
    close: () => {
      showing.leave();
      listeners.clear();
    },
  };
};
