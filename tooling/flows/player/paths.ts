import type {
  ActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { readEvent } from '../charts/eventText.ts';
import { firedBy, transitionsOf } from './fired.ts';
import type { Outcomes, Path, PathStep } from './pathTexts.ts';
import { textOf, titleOf } from './pathTexts.ts';

export interface PathOptions<Machine extends AnyStateMachine> {
  /** The inputs to start from, by the name at the beginning of their paths' titles. */
  inputs?: Record<string, InputFrom<Machine>>;
  /** The events that the user or an outside source sends; one event with two payloads may be two arrows. */
  samples: readonly EventFromLogic<Machine>[];
  outcomes?: Outcomes;
  /** Whether this event is possible now; by default every event that the machine accepts. */
  possible?: (event: EventFromLogic<Machine>, context: ContextFrom<Machine>, state: SnapshotFrom<Machine>) => boolean;
  /** The part of the context that guards read; the rest (deadlines, counters, rows) makes no new vertex. */
  keep?: (context: ContextFrom<Machine>) => unknown;
}

const eventsOf = <Machine extends AnyStateMachine>(
  type: string,
  { samples, outcomes }: PathOptions<Machine>,
): EventFromLogic<Machine>[] => {
  const { kind, name } = readEvent(type);
  const happenings = {
    sent: samples.filter((sample) => sample.type === type),
    after: [{ type }],
    done: (outcomes?.[name]?.done ?? []).map((output) => ({ type, output, actorId: name })),
    error: (outcomes?.[name]?.error ?? [new Error(name)]).map((error) => ({ type, error, actorId: name })),
  }[kind];
  return happenings as unknown as EventFromLogic<Machine>[];
};

const isPrefix = (one: { input: unknown; steps: { event: unknown }[] }, other: typeof one): boolean =>
  one.input === other.input &&
  one.steps.length < other.steps.length &&
  one.steps.every((step, index) => step.event === other.steps[index]?.event);

/** The possible events of a state that the machine accepts. */
export const happeningsOf =
  <Machine extends AnyStateMachine>(options: PathOptions<Machine>) =>
  (snapshot: AnyMachineSnapshot): EventFromLogic<Machine>[] => {
    if (snapshot.status !== 'active') return [];
    const { _nodes: nodes, context } = snapshot;
    return [...new Set(nodes.flatMap((node) => node.ownEvents))]
      .flatMap((type) => eventsOf(type, options))
      .filter(
        (event) =>
          snapshot.can(event) &&
          options.possible?.(event, context as ContextFrom<Machine>, snapshot as SnapshotFrom<Machine>) !== false,
      );
  };

/**
 * The shortest paths that take every transition from every state: a vertex is a state with the arrow that led to it.
 * Delays and results are events like any other; a transition that no path takes is an error.
 */
export const pathsOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Path<Machine>[] => {
  type Event = EventFromLogic<Machine>;
  const logic: ActorLogic<AnyMachineSnapshot, Event, InputFrom<Machine>> = machine;
  const nextOf = happeningsOf(options);
  const vertexOf = (snapshot: AnyMachineSnapshot, event?: Event, previous?: AnyMachineSnapshot): string =>
    JSON.stringify([
      snapshot.value,
      options.keep?.(snapshot.context as ContextFrom<Machine>),
      event && previous && [previous.value, textOf(event, options.outcomes)],
    ]);

  const reached = new Set<string>();
  const paths = Object.entries(options.inputs ?? { '': undefined as InputFrom<Machine> })
    .flatMap(([name, input]) =>
      getShortestPaths<typeof logic>(logic, {
        input,
        events: nextOf,
        serializeState: vertexOf,
        limit: 5_000,
      }).map(({ steps: [first, ...steps], state }): Path<Machine> & { vertex: string } => {
        return {
          title: titleOf(name, steps, state, options),
          input,
          start: first!.state,
          steps,
          vertex: vertexOf(state, steps.at(-1)?.event, (steps.at(-2) ?? first)!.state),
        };
      }),
    )
    .filter(({ vertex }) => reached.size < reached.add(vertex).size);
  const walked = paths.filter((path) => !paths.some((other) => other !== path && isPrefix(path, other)));

  const fired = new Set(walked.flatMap((path) => firedBy(machine, path)));
  const missed = transitionsOf(machine).filter((transition) => !fired.has(transition));
  if (missed.length > 0)
    throw new Error(`No path takes these transitions; add samples to the model:\n${missed.join('\n')}`);
  return walked;
};

/** The bound of simple paths: the number of steps, and of paths per model; no model reaches it today. */
export const simplePathBound = { maxSteps: 12, limit: 1_000 } as const;

/**
 * The simple paths within the bound, which visit no state twice (`keep` reduces the context of a state), without those
 * that are a prefix of a given path or of each other.
 */
export const simplePathsOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
  besides: readonly Path<Machine>[] = [],
): Path<Machine>[] => {
  const { maxSteps, limit } = simplePathBound;
  const wordsIn = ({ input, steps }: Pick<Path<Machine>, 'input' | 'steps'>): string[] => [
    JSON.stringify(input ?? null),
    ...steps.map(({ event }) => textOf(event, options.outcomes)),
  ];
  const begun = new Set(
    besides.flatMap((path) => {
      const text = wordsIn(path);
      return text.map((_, index) => text.slice(0, index + 1).join(' → '));
    }),
  );
  const nextOf = happeningsOf(options);
  const vertexOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, options.keep?.(context as ContextFrom<Machine>)]);
  const found: Path<Machine>[] = [];

  const walkOn = (inputName: string, path: Omit<Path<Machine>, 'title'>, visited: ReadonlySet<string>): void => {
    if (found.length >= limit) return;
    const end = path.steps.at(-1)?.state ?? path.start;
    const onward = path.steps.length === maxSteps ? [] : nextOf(end);
    const steps = onward
      .map((event): PathStep<Machine> => ({ event, state: getNextSnapshot(machine as AnyStateMachine, end, event) }))
      .filter(({ state }) => !visited.has(vertexOf(state)));
    for (const step of steps)
      walkOn(inputName, { ...path, steps: [...path.steps, step] }, new Set(visited).add(vertexOf(step.state)));
    if (steps.length === 0 && !begun.has(wordsIn(path).join(' → ')))
      found.push({ ...path, title: titleOf(inputName, path.steps, end, options) });
  };

  for (const [name, input] of Object.entries(options.inputs ?? { '': undefined as InputFrom<Machine> })) {
    const start: AnyMachineSnapshot = getInitialSnapshot(machine as AnyStateMachine, input);
    walkOn(name, { input, start, steps: [] }, new Set([vertexOf(start)]));
  }
  return found;
};

/** A small set of paths, chosen greedily, that together cover everything that any of them covers. */
export const fewest = <Machine extends AnyStateMachine>(
  paths: readonly Path<Machine>[],
  reachedBy: (path: Path<Machine>) => string[],
): Path<Machine>[] => {
  const unreached = paths.map((path) => ({ path, places: new Set(reachedBy(path)) }));
  const chosen = new Set<Path<Machine>>();
  for (;;) {
    const [best] = unreached.toSorted((one, other) => other.places.size - one.places.size);
    if (!best || best.places.size === 0) return paths.filter((path) => chosen.has(path));
    chosen.add(best.path);
    const reached = [...best.places];
    for (const { places } of unreached) for (const place of reached) places.delete(place);
  }
};

/** Paths as rows of a test table, each with its title. */
export const titled = <Machine extends AnyStateMachine>(paths: Path<Machine>[]): [string, Path<Machine>][] =>
  paths.map((path) => [path.title, path]);
