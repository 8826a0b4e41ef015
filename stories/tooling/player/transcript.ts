import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { answering } from './answering.ts';
import { stoppedClock } from './fired.ts';
import type { Path, PathOptions } from './paths.ts';
import { leavesOf, wordsOf } from './paths.ts';

const shortest = 60;

const short = (value: unknown): string => {
  const text = value instanceof Error ? value.message : (JSON.stringify(value) ?? 'undefined');
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text;
};

/** What of a context is another than before, a line each. */
const changesOf = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([key, value]) => short(value) !== short((before as Record<string, unknown>)[key]))
    .map(([key, value]) => `${key} = ${short(value)}`);

/** The events a state takes notice of, whether or not a person can bring them about there. */
const takenIn = (snapshot: AnyMachineSnapshot, samples: readonly { type: string }[]): string => {
  const taken = samples.filter((sample) => snapshot.status === 'active' && snapshot.can(sample));
  return ['takes', ...new Set(taken.map(({ type }) => type))].join(' ');
};

/**
 * What a machine does along its paths, to be kept beside it and compared: the title of each path, and for each state
 * which events it takes, what they lead to, and what is asked (?), ordered (!) and remembered (=) on the way.
 */
export const transcriptOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly Path<Machine>[],
  options: PathOptions<Machine>,
): string => {
  const edges = new Map<string, Set<string>>();
  for (const path of paths) {
    const asked: string[] = [];
    const onAsked = (name: string, input: unknown) => asked.push(`? ${name} ${short(input)}`);
    const { machine: waiting, told } = answering(machine, 'every actor', onAsked);
    const actor = createActor<AnyStateMachine>(waiting, { input: path.input, clock: stoppedClock });
    const note = (from: string, words: string, before: object) => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const orders = told.splice(0).map(({ name, params }) => `! ${name} ${params === undefined ? '' : short(params)}`);
      const consequences = [...asked.splice(0), ...orders, ...changesOf(before, snapshot.context as object)];
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
  return `${[...paths.map(({ title }) => title), '', ...states].join('\n')}\n`;
};
