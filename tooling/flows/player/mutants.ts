import type { AnyStateMachine } from 'xstate';
import { not, StateMachine } from 'xstate';

/** A machine with one injected fault. */
export interface Mutant {
  /** The fault and its place: `smsCode.idle code.requested #1: without its guard`. */
  title: string;
  machine: AnyStateMachine;
}

type Config = Record<string, unknown>;
type Transition = Config & { guard?: unknown };
type Change = 'removed' | 'without its guard' | 'with its guard inverted';

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Transition[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== undefined)
    .map((one): Transition => (isConfig(one) ? one : { target: one }));

/** One place of transitions in a machine's configuration: their name, the transitions, and how to replace them. */
interface Place {
  name: string;
  transitions: Transition[];
  replacedBy: (transitions: Transition[]) => Config;
}

const under = (config: Config, key: string, name: (event: string) => string): Place[] =>
  Object.entries((config[key] ?? {}) as Config).map(([event, value]) => ({
    name: name(event),
    transitions: listOf(value),
    replacedBy: (transitions) => {
      const { [event]: _, ...others } = config[key] as Config;
      return { ...config, [key]: transitions.length === 0 ? others : { ...others, [event]: transitions } };
    },
  }));

const direct = (config: Config, key: string, name: string): Place[] =>
  config[key] === undefined
    ? []
    : [
        {
          name,
          transitions: listOf(config[key]),
          replacedBy: (transitions) => {
            const { [key]: _, ...others } = config;
            return transitions.length === 0 ? others : { ...others, [key]: transitions };
          },
        },
      ];

const invokesOf = (config: Config): Config[] => listOf(config['invoke']);

/** The same place, relative to the surrounding configuration. */
const within =
  (around: (part: Config) => Config) =>
  ({ name, transitions, replacedBy }: Place): Place => ({
    name,
    transitions,
    replacedBy: (others) => around(replacedBy(others)),
  });

const actorResultsOf = (config: Config, path: string): Place[] =>
  invokesOf(config).flatMap((invoke, index) =>
    (['onDone', 'onError'] as const).flatMap((key) =>
      direct(invoke, key, `${path} ${String(invoke['id'] ?? invoke['src'])} ${key}`).map(
        within((part) => ({ ...config, invoke: invokesOf(config).with(index, part) })),
      ),
    ),
  );

const placesOf = (config: Config, path: string): Place[] => [
  ...under(config, 'on', (event) => `${path} ${event}`),
  ...under(config, 'after', (delay) => `${path} after ${delay}`),
  ...direct(config, 'always', `${path} always`),
  ...direct(config, 'onDone', `${path} onDone`),
  ...actorResultsOf(config, path),
  ...Object.entries((config['states'] ?? {}) as Config).flatMap(([key, state]) =>
    placesOf((state ?? {}) as Config, `${path}.${key}`).map(
      within((part) => ({ ...config, states: { ...(config['states'] as Config), [key]: part } })),
    ),
  ),
];

const changed = (transition: Transition, change: Change): Transition[] => {
  const { guard, ...unguarded } = transition;
  if (change === 'removed') return [];
  return [change === 'without its guard' ? unguarded : { ...unguarded, guard: not(guard as never) }];
};

/**
 * Whether it is an eventless transition that stays in its state: only its guard ends it, so a changed guard would loop
 * for ever.
 */
const isEndedByGuard = (name: string, { guard, target }: Transition): boolean =>
  name.endsWith(' always') && guard !== undefined && target === undefined;

/** Every machine that differs from this one by one removed transition, or one removed or inverted guard. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  placesOf(machine.config as Config, machine.id).flatMap(({ name, transitions, replacedBy }) =>
    transitions.flatMap((transition, index) => {
      const changes: Change[] =
        transition.guard && !isEndedByGuard(name, transition)
          ? ['removed', 'without its guard', 'with its guard inverted']
          : ['removed'];
      return changes.map((change): Mutant => {
        const config = replacedBy(transitions.toSpliced(index, 1, ...changed(transition, change)));
        return {
          title: `${name}${transitions.length > 1 ? ` #${index + 1}` : ''}: ${change}`,
          machine: new StateMachine(config as never, machine.implementations) as AnyStateMachine,
        };
      });
    }),
  );
