import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createHash } from 'node:crypto';
import { createActor } from 'xstate';
import { withRecordedEffects } from './recordedEffects.ts';
import { stoppedClock } from './fired.ts';
import type { PathOptions } from './paths.ts';
import type { Path } from './pathTexts.ts';
import { leavesOf, textOf } from './pathTexts.ts';

/** Values of which a transcript has only the name, such as an object of the project's own data. */
export type NamedValues = ReadonlyMap<unknown, string>;

/** A value as JSON, with what JSON omits. */
const wordsIn = (named: NamedValues) => {
  const spelled = (_: string, value: unknown): unknown => {
    if (named.has(value)) return named.get(value);
    if (value instanceof Error) return value.message;
    // the JSON of an actor, whose id differs between runs
    if (typeof value === 'object' && value !== null && 'xstate$$type' in value) return 'actor';
    return value instanceof File ? `${value.name} (${value.type}, ${value.size})` : value;
  };
  return (value: unknown): string =>
    value instanceof Error ? value.message : (JSON.stringify(value, spelled) ?? 'undefined');
};

/** A longer value is listed once at the end, under a name made from its content. */
const inlineMax = 60;

const namingValues = (named: NamedValues) => {
  const wordsFor = wordsIn(named);
  const values = new Map<string, string>();
  return {
    wordsFor,
    /** A value as text, or its name. */
    short: (value: unknown): string => {
      const text = wordsFor(value);
      if (text.length <= inlineMax) return text;
      const name = `‹${createHash('sha256').update(text).digest('hex').slice(0, 8)}›`;
      values.set(name, text);
      return name;
    },
    values: (): string[] => Array.from(values, ([name, text]) => `${name} ${text}`).toSorted(),
  };
};
type Naming = ReturnType<typeof namingValues>;

/** The differences of two contexts, one per line. */
const changesOf = (before: object, after: object, { short, wordsFor }: Naming): string[] =>
  Object.entries(after)
    .filter(([key, value]) => wordsFor(value) !== wordsFor((before as Record<string, unknown>)[key]))
    .map(([key, value]) => `${key} = ${short(value)}`);

/** The events that a state accepts, whether or not they are possible there. */
const takenIn = (snapshot: AnyMachineSnapshot, samples: readonly { type: string }[]): string => {
  const taken = samples.filter((sample) => snapshot.status === 'active' && snapshot.can(sample));
  return ['takes', ...new Set(taken.map(({ type }) => type))].join(' ');
};

/**
 * A machine's behaviour along its paths, to be stored and compared: the title of each path, and for each state which
 * events it accepts, their targets, and the requests (?), effects (!), emitted events (^) and context changes (=) in
 * between. Nothing is omitted: a long value is listed at the end.
 */
export const transcriptOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly Path<Machine>[],
  options: PathOptions<Machine>,
  named: NamedValues = new Map(),
): string => {
  const edges = new Map<string, Set<string>>();
  const naming = namingValues(named);
  const { short, values } = naming;
  for (const path of paths) {
    const requests: string[] = [];
    const onRequest = (name: string, input: unknown) => requests.push(`? ${name} ${short(input)}`);
    const { machine: waiting, effects } = withRecordedEffects(machine, 'every actor', onRequest);
    const actor = createActor<AnyStateMachine>(waiting, { input: path.input, clock: stoppedClock });
    const emitted: string[] = [];
    actor.on('*', ({ type, ...carried }) => emitted.push(`^ ${type} ${short(carried)}`));
    const note = (from: string, text: string, before: object) => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const orders = effects
        .splice(0)
        .map(({ name, params }) => `! ${name} ${params === undefined ? '' : short(params)}`);
      const consequences = [
        ...requests.splice(0),
        ...orders,
        ...emitted.splice(0),
        ...changesOf(before, snapshot.context as object, naming),
      ];
      const line = [`${text} → ${leavesOf(snapshot)}`, ...consequences.map((one) => `    ${one.trim()}`)].join('\n  ');
      edges.set(from, (edges.get(from) ?? new Set()).add(line));
      const reached = leavesOf(snapshot);
      edges.set(reached, (edges.get(reached) ?? new Set()).add(takenIn(snapshot, options.samples)));
    };
    actor.start();
    note('start', short(path.input), {});
    for (const { event } of path.steps) {
      const before: AnyMachineSnapshot = actor.getSnapshot();
      actor.send(event);
      note(leavesOf(before), textOf(event, options.outcomes), before.context as object);
    }
    actor.stop();
  }
  const states = [...edges].map(([state, lines]) => [state, ...[...lines].map((line) => `  ${line}`)].join('\n'));
  return `${[...paths.map(({ title }) => title), '', ...states, '', ...values()].join('\n').trimEnd()}\n`;
};
