import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createHash } from 'node:crypto';
import { createActor } from 'xstate';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { answering } from './answering.ts';
import { stoppedClock } from './fired.ts';
import type { Path, PathOptions } from './paths.ts';
import { leavesOf, wordsOf } from './paths.ts';

const lineNames = new Map<unknown, string>(Object.entries(allLines).map(([name, line]) => [line, name]));

/** Says what JSON would leave out; a line of business is only named, so that its labels stand in the contract alone. */
const spelled = (_: string, value: unknown): unknown => {
  if (lineNames.has(value)) return lineNames.get(value);
  if (value instanceof Error) return value.message;
  return value instanceof File ? `${value.name} (${value.type}, ${value.size})` : value;
};

const wordsFor = (value: unknown): string =>
  value instanceof Error ? value.message : (JSON.stringify(value, spelled) ?? 'undefined');

/** A longer value stands once, at the end, under a name made of what it says. */
const inlineMax = 60;

const namingValues = () => {
  const values = new Map<string, string>();
  return {
    /** A value in its own words, or under its name. */
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
type Short = ReturnType<typeof namingValues>['short'];

/** What of a context is another than before, a line each. */
const changesOf = (before: object, after: object, short: Short): string[] =>
  Object.entries(after)
    .filter(([key, value]) => wordsFor(value) !== wordsFor((before as Record<string, unknown>)[key]))
    .map(([key, value]) => `${key} = ${short(value)}`);

/** The events a state takes notice of, whether or not a person can bring them about there. */
const takenIn = (snapshot: AnyMachineSnapshot, samples: readonly { type: string }[]): string => {
  const taken = samples.filter((sample) => snapshot.status === 'active' && snapshot.can(sample));
  return ['takes', ...new Set(taken.map(({ type }) => type))].join(' ');
};

/**
 * What a machine does along its paths, to be kept beside it and compared: the title of each path, and for each state
 * which events it takes, what they lead to, and what is asked (?), ordered (!), emitted (^) and remembered (=) on the way.
 * Nothing is left out: a long value stands at the end.
 */
export const transcriptOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly Path<Machine>[],
  options: PathOptions<Machine>,
): string => {
  const edges = new Map<string, Set<string>>();
  const { short, values } = namingValues();
  for (const path of paths) {
    const asked: string[] = [];
    const onAsked = (name: string, input: unknown) => asked.push(`? ${name} ${short(input)}`);
    const { machine: waiting, told } = answering(machine, 'every actor', onAsked);
    const actor = createActor<AnyStateMachine>(waiting, { input: path.input, clock: stoppedClock });
    const emitted: string[] = [];
    actor.on('*', ({ type, ...carried }) => emitted.push(`^ ${type} ${short(carried)}`));
    const note = (from: string, words: string, before: object) => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const orders = told.splice(0).map(({ name, params }) => `! ${name} ${params === undefined ? '' : short(params)}`);
      const consequences = [
        ...asked.splice(0),
        ...orders,
        ...emitted.splice(0),
        ...changesOf(before, snapshot.context as object, short),
      ];
      const line = [`${words} → ${leavesOf(snapshot)}`, ...consequences.map((one) => `    ${one.trim()}`)].join('\n  ');
      edges.set(from, (edges.get(from) ?? new Set()).add(line));
      const reached = leavesOf(snapshot);
      edges.set(reached, (edges.get(reached) ?? new Set()).add(takenIn(snapshot, options.samples)));
    };
    actor.start();
    note('start', short(path.input), {});
    for (const { event } of path.steps) {
      const before: AnyMachineSnapshot = actor.getSnapshot();
      actor.send(event);
      note(leavesOf(before), wordsOf(event, options.outcomes), before.context as object);
    }
    actor.stop();
  }
  const states = [...edges].map(([state, lines]) => [state, ...[...lines].map((line) => `  ${line}`)].join('\n'));
  return `${[...paths.map(({ title }) => title), '', ...states, '', ...values()].join('\n').trimEnd()}\n`;
};
