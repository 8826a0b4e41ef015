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
import { eventWords, readEvent } from '#stories/tooling/charts/eventWords.ts';
import { firedBy, transitionsOf } from './fired.ts';

/** What an asked question may come back with, by the invoke's id; several answers are several arrows. */
export type Outcomes = Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;

export interface PathOptions<Machine extends AnyStateMachine> {
  /** The inputs to start from, by the name that the titles of their paths begin with. */
  inputs?: Record<string, InputFrom<Machine>>;
  /** The events a person or the world sends; one event with two payloads may be two arrows. */
  samples: readonly EventFromLogic<Machine>[];
  outcomes?: Outcomes;
  /** Whether a person or the world could bring this event about now; every event that the machine takes, unless told. */
  possible?: (event: EventFromLogic<Machine>, context: ContextFrom<Machine>, state: SnapshotFrom<Machine>) => boolean;
  /** The part of the context that guards read; the rest (deadlines, counters, rows) makes no new vertex. */
  keep?: (context: ContextFrom<Machine>) => unknown;
}

export interface PathStep<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  state: AnyMachineSnapshot;
}

/** A walk from the machine's start: what happens, and the state after each happening. */
export interface Path<Machine extends AnyStateMachine> {
  title: string;
  input: InputFrom<Machine>;
  start: AnyMachineSnapshot;
  steps: PathStep<Machine>[];
}

const eventsOf = <Machine extends AnyStateMachine>(
  type: string,
  { samples, outcomes }: PathOptions<Machine>,
): EventFromLogic<Machine>[] => {
  const { kind, name } = readEvent(type);
  const happenings = {
    sent: samples.filter((sample) => sample.type === type),
    after: [{ type }],
    answers: (outcomes?.[name]?.done ?? []).map((output) => ({ type, output, actorId: name })),
    fails: (outcomes?.[name]?.error ?? [new Error(name)]).map((error) => ({ type, error, actorId: name })),
  }[kind];
  return happenings as unknown as EventFromLogic<Machine>[];
};

const scalarsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [String(value)];

/** An event in a few words: its type with what it carries, or the answer it is. */
export const wordsOf = (
  event: { type: string; output?: unknown; error?: unknown },
  outcomes: Outcomes = {},
): string => {
  const { kind, name } = readEvent(event.type);
  const words = eventWords(event.type);
  if (kind === 'after') return words;
  if (kind === 'sent') {
    const { type: _type, ...payload } = event;
    const scalars = scalarsOf(payload).join(', ');
    return scalars === '' ? words : `${words} (${scalars})`;
  }
  const position =
    (kind === 'answers' ? outcomes[name]?.done : outcomes[name]?.error)?.indexOf(event.output ?? event.error) ?? 0;
  return position > 0 ? `${words} #${position + 1}` : words;
};

const titleOf = (
  inputName: string,
  steps: readonly { event: { type: string } }[],
  end: AnyMachineSnapshot,
  { outcomes }: { outcomes?: Outcomes },
): string => {
  const words = steps.map((step) => `${wordsOf(step.event, outcomes)} →`);
  return [...(inputName === '' ? [] : [`${inputName}:`]), ...words, leavesOf(end)].join(' ');
};

const isPrefix = (one: { input: unknown; steps: { event: unknown }[] }, other: typeof one): boolean =>
  one.input === other.input &&
  one.steps.length < other.steps.length &&
  one.steps.every((step, index) => step.event === other.steps[index]?.event);

/** The names of the leaf states a snapshot is in, as `signedIn.settled`; parallel regions are joined by `+`. */
export const leavesOf = ({ _nodes: nodes }: AnyMachineSnapshot): string =>
  nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .toSorted((one, other) => one.order - other.order)
    .map((node) => node.path.join('.'))
    .join(' + ');

/** What may happen in a state: what a person or the world could bring about, of that what the machine takes notice of. */
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
 * Time and answers are events like any other; a transition that no path takes is an error.
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
      event && previous && [previous.value, wordsOf(event, options.outcomes)],
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
  if (missed.length > 0) throw new Error(`No path takes these transitions:\n${missed.join('\n')}`);
  return walked;
};

/** How far simple paths are followed: in steps, and of one model at most so many; no model comes to that many today. */
export const simplePathBound = { maxSteps: 12, limit: 1_000 } as const;

/**
 * The simple paths within the bound, which come to no state twice (a state being told apart by what `keep` leaves of
 * its context), without those that begin one of the given paths or another one of these.
 */
export const simplePathsOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
  besides: readonly Path<Machine>[] = [],
): Path<Machine>[] => {
  const { maxSteps, limit } = simplePathBound;
  const wordsIn = ({ input, steps }: Pick<Path<Machine>, 'input' | 'steps'>): string[] => [
    JSON.stringify(input ?? null),
    ...steps.map(({ event }) => wordsOf(event, options.outcomes)),
  ];
  const begun = new Set(
    besides.flatMap((path) => {
      const words = wordsIn(path);
      return words.map((_, index) => words.slice(0, index + 1).join(' → '));
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

/** Paths as rows of a table of tests, each named by its title. */
export const titled = <Machine extends AnyStateMachine>(paths: Path<Machine>[]): [string, Path<Machine>][] =>
  paths.map((path) => [path.title, path]);
