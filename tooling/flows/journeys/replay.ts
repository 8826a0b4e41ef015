import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor, getNextSnapshot } from 'xstate';
import { chartId, chartOf, presentIn } from '../charts/chart.ts';
import { eventText } from '../charts/eventText.ts';
import { machines } from '../charts/machines.ts';
import { storiesOf } from '../charts/storiesOf.ts';
import { crossedBy } from '../charts/ways.ts';
import { runnings } from '../handbook/nesting.ts';
import { noting, silenced, stoppedClock } from '../player/fired.ts';
import type { Model } from '../player/model.ts';
import { happeningsOf } from '../player/paths.ts';
import { textOf } from '../player/pathTexts.ts';
import type { Journey, JourneyCause, JourneyStep } from './journey.ts';
import { laneOf } from './journey.ts';
import { aboutOf } from './journeyTexts.ts';

/** The data of a replay besides the machines: their models by view, and inputs and events that the models lack. */
export interface ReplayData {
  models: ReadonlyMap<string, Model>;
  inputs: Partial<Record<string, Readonly<Record<string, unknown>>>>;
  samples: Partial<Record<string, readonly AnyEventObject[]>>;
}

/** A machine of a journey at its current step. */
interface Lane {
  machine: JourneyStep['machine'];
  input: unknown;
  events: readonly AnyEventObject[];
  snapshot: AnyMachineSnapshot;
  /** The effects of its last step, and the requests that started or ended with it. */
  did: ReadonlySet<string>;
}

/** The maximum number of events that lead to a step. */
const mostEvents = 24;

const requestsIn = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));

const modelOfStep = ({ machine, view }: JourneyStep, { models }: ReplayData): Model | undefined =>
  (view === undefined ? undefined : models.get(view)) ??
  [...models.values()].find(({ of, machine: own }) => of === machine && own === machines[machine]);

/** Sends events to a new actor; returns its last snapshot, and the effects of the events after the former ones. */
const run = (
  model: Model,
  input: unknown,
  former: readonly AnyEventObject[],
  events: readonly AnyEventObject[],
): { snapshot: AnyMachineSnapshot; effects: string[] } => {
  let fired: string[] = [];
  const actor = createActor<AnyStateMachine>(silenced(model.machine), {
    input,
    clock: stoppedClock,
    inspect: (happening) => noting(fired)(happening),
  });
  actor.start();
  for (const event of former) actor.send(event);
  if (former.length > 0) fired = [];
  for (const event of events) actor.send(event);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { snapshot, effects: effectsOf(model.of, fired) };
};

/** The fewest events that lead from a snapshot to a step's state, the last of them its event; undefined if none do. */
const eventsTo = (
  model: Model,
  start: AnyMachineSnapshot,
  { event, before = [], state }: JourneyStep,
  added: readonly AnyEventObject[],
  isAccepted: (events: readonly AnyEventObject[]) => boolean,
): AnyEventObject[] | undefined => {
  const isReached = (snapshot: AnyMachineSnapshot): boolean => presentIn(snapshot).has(chartId(state.split('.')));
  if (event === undefined && isReached(start)) return [];
  const possible = happeningsOf(model);
  const seen = new Set<string>();
  let reached: { snapshot: AnyMachineSnapshot; events: AnyEventObject[] }[] = [{ snapshot: start, events: [] }];
  for (let count = 0; count < mostEvents && reached.length > 0; count += 1) {
    const next: typeof reached = [];
    for (const { snapshot, events } of reached) {
      const others = snapshot.status === 'active' ? added.filter((one) => snapshot.can(one)) : [];
      for (const happening of [...possible(snapshot), ...others] as AnyEventObject[]) {
        const [type, text] = [eventText(happening.type), textOf(happening, model.outcomes)];
        const isLast = event === type || event === text;
        if (!isLast && !before.includes(type)) continue;
        const after = getNextSnapshot(silenced(model.machine) as AnyStateMachine, snapshot, happening);
        const taken = [...events, happening];
        if (isLast && isReached(after) && isAccepted(taken)) return taken;
        const key = JSON.stringify([after.value, after.context]);
        if (!before.includes(type) || seen.has(key)) continue;
        seen.add(key);
        next.push({ snapshot: after, events: taken });
      }
    }
    reached = next;
  }
  return undefined;
};

/** The names of the effects of fired transitions and of the states that they leave and enter. */
const effectsOf = (machine: JourneyStep['machine'], fired: readonly string[]): string[] => {
  const chart = chartOf(machine);
  return chart.transitions
    .filter(({ id }) => fired.includes(id))
    .flatMap((transition) => {
      const { left, entered } = crossedBy(chart, transition);
      return [...left.flatMap(({ exit }) => exit), ...transition.effects, ...entered.flatMap(({ entry }) => entry)].map(
        ({ name }) => name,
      );
    });
};

const isCauseIn = (lanes: ReadonlyMap<string, Lane>, [machine, name]: JourneyCause): boolean =>
  [...lanes.values()].some(
    (lane) =>
      lane.machine === machine && (lane.did.has(name) || presentIn(lane.snapshot).has(chartId(name.split('.')))),
  );

/** Whether the event of a step reports the end of an invoked machine, and that machine has ended. */
const isReported = (lanes: ReadonlyMap<string, Lane>, { machine, event, from = [] }: JourneyStep): boolean => {
  const running = runnings().find(({ outer, request }) => outer === machine && event === `${request}.done`);
  if (!running) return true;
  return (
    from.some(([inner]) => inner === running.inner) &&
    [...lanes.values()].some((lane) => lane.machine === running.inner && lane.snapshot.status === 'done')
  );
};

/**
 * Replays a journey through the transitions of its machines: each event is possible and leads to the declared state,
 * each cause holds at its time, and each story shows its state. Returns the problems by step.
 */
export const replay = async ({ steps }: Journey, data: ReplayData): Promise<string[]> => {
  const lanes = new Map<string, Lane>();
  const wrong: string[] = [];
  for (const [index, step] of steps.entries()) {
    const { machine, begins, event, state, does, by, from = [], story } = step;
    const complain = (what: string): void =>
      void wrong.push(`${index + 1} ${laneOf(step)} ${event ?? 'begins'}: ${what}`);
    if (by === undefined && from.length === 0) complain('comes from nobody');
    if (aboutOf(step) === '' && step.about !== undefined) complain('is about an event without a name');
    for (const cause of from) if (!isCauseIn(lanes, cause)) complain(`${cause.join(' ')} is not so`);
    if (!isReported(lanes, step)) complain('is reported by a machine that has ended');

    const model = modelOfStep(step, data);
    if (!model) {
      complain('has no model');
      continue;
    }
    const inputs = { ...model.inputs, ...data.inputs[machine] } as Record<string, unknown>;
    if (begins !== undefined && begins !== '' && !(begins in inputs)) {
      complain(`there is no input ${begins}`);
      continue;
    }
    const input = begins === '' ? Object.values(inputs)[0] : inputs[begins ?? ''];
    const former = begins === undefined ? lanes.get(laneOf(step)) : { input, events: [], ...run(model, input, [], []) };
    if (!former) {
      complain('has not begun');
      continue;
    }
    const isAccepted = (events: readonly AnyEventObject[]): boolean =>
      does === undefined ||
      run(model, former.input, [...former.events, ...events.slice(0, -1)], events.slice(-1)).effects.includes(does);
    const found = eventsTo(model, former.snapshot, step, data.samples[machine] ?? [], isAccepted);
    if (!found) complain(`leads not to ${state}, but stays in ${JSON.stringify(former.snapshot.value)}`);
    const { snapshot, effects } = run(model, former.input, former.events, found ?? []);
    const did = new Set([...effects, ...requestsIn(former.snapshot), ...requestsIn(snapshot)]);
    lanes.set(laneOf(step), {
      machine,
      input: former.input,
      events: [...former.events, ...(found ?? [])],
      snapshot,
      did,
    });

    const stories = await storiesOf(machine, chartId(state.split('.')));
    if (!stories.some(({ href }) => href.endsWith(`/${story}`))) complain(`${story} shows another state, or nothing`);
  }
  return wrong;
};
