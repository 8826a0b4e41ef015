import type { AnyStateMachine } from 'xstate';
import { not, StateMachine } from 'xstate';

/** A machine with one fault put into it. */
export interface Mutant {
  /** Which fault, and where: `smsCode.idle code.requested #1: without its guard`. */
  title: string;
  machine: AnyStateMachine;
}

type Config = Record<string, unknown>;
/** What stands in the place of a part of a configuration, and which fault that is. */
type Variant<Part = unknown> = readonly [title: string, part: Part];

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(value ?? {});
const listOf = (value: unknown): Config[] =>
  (Array.isArray(value) ? value : [value]).map((one: unknown) =>
    typeof one === 'object' && one !== null ? (one as Config) : { target: one },
  );

/** The configuration with another part; without it where no transition of it is left. */
const put = (config: Config, key: string, part: unknown): Config => {
  const { [key]: _, ...others } = config;
  return Array.isArray(part) && part.length === 0 ? others : { ...config, [key]: part };
};

/** Transitions of which one is gone, or one guard is gone or inverted. */
const faultyTransitions = (name: string, value: unknown): Variant[] =>
  listOf(value).flatMap((transition, index, all) => {
    const title = all.length > 1 ? `${name} #${index + 1}` : name;
    const { guard, ...unguarded } = transition;
    const removed = [`${title}: removed`, all.toSpliced(index, 1)] as const;
    // only its guard ends a transition at once that stays in its state: a machine with another guard runs for ever
    if (!guard || (name.endsWith(' always') && transition['target'] === undefined)) return [removed];
    const inverted = { ...unguarded, guard: not(guard as never) };
    return [
      removed,
      [`${title}: without its guard`, all.with(index, unguarded)],
      [`${title}: with its guard inverted`, all.with(index, inverted)],
    ] as const;
  });

/** Configurations with one such fault, in the state itself or in those below it. */
const faultyConfigs = (config: Config, path: string): Variant<Config>[] =>
  entriesOf(config).flatMap(([key, value]) => {
    const within = (variants: readonly Variant[]) =>
      variants.map(([title, part]) => [title, put(config, key, part)] as const);
    const ofEach = (variantsOf: (name: string, part: unknown) => readonly Variant[]) =>
      within(
        entriesOf(value).flatMap(([name, part]) =>
          variantsOf(name, part).map(([title, variant]) => [title, put(value as Config, name, variant)] as const),
        ),
      );
    if (key === 'on') return ofEach((event, part) => faultyTransitions(`${path} ${event}`, part));
    if (key === 'after') return ofEach((delay, part) => faultyTransitions(`${path} after ${delay}`, part));
    if (key === 'states') return ofEach((name, state) => faultyConfigs((state ?? {}) as Config, `${path}.${name}`));
    if (/^(?:always|onDone|onError)$/.test(key)) return within(faultyTransitions(`${path} ${key}`, value));
    if (key !== 'invoke') return [];
    return listOf(value).flatMap((invoke, index, all) =>
      within(
        faultyConfigs(invoke, `${path} ${String(invoke['id'] ?? invoke['src'])}`).map(
          ([title, one]) => [title, all.with(index, one)] as const,
        ),
      ),
    );
  });

/** Every machine that differs from this one by one transition that is gone, or one guard that is gone or inverted. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  faultyConfigs(machine.config as Config, machine.id).map(([title, config]) => ({
    title,
    machine: new StateMachine(config as never, machine.implementations) as AnyStateMachine,
  }));
