import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart.ts';
import { guardText } from './guards.ts';
import type { Tone } from './tones.ts';
import { unionOf } from './union.ts';

export type ChangeTone = Extract<Tone, 'added' | 'removed' | 'changed'>;

/** Something of a machine that is not as it was. */
export interface Change {
  tone: ChangeTone;
  of: 'state' | 'transition';
  /** What is compared: the newer one where there is one. */
  one: ChartState | ChartTransition;
  /** What changed in it: `target: asking → anonymous`. */
  details: string[];
}

/** How a machine's two charts differ, and one chart that holds all of both. */
export interface Difference {
  name: string;
  tone: ChangeTone | 'same';
  changes: Change[];
  union: Chart;
}

const listOf = (names: readonly string[]): string => (names.length === 0 ? '—' : names.join(', '));

const changed = (what: string, before: string | undefined, after: string | undefined): string[] =>
  before === after ? [] : [`${what}: ${before ?? '—'} → ${after ?? '—'}`];

const firstOf = ({ children, initial }: ChartState): string | undefined =>
  children.find(({ id }) => id === initial)?.name;

const stateDetails = (before: ChartState, after: ChartState): string[] => [
  ...changed('kind', before.kind, after.kind),
  ...changed('initial', firstOf(before), firstOf(after)),
  ...changed('tags', listOf(before.tags), listOf(after.tags)),
  ...changed('asks', listOf(before.asks.map(({ id }) => id)), listOf(after.asks.map(({ id }) => id))),
  ...changed('entry', listOf(before.entry.map(({ name }) => name)), listOf(after.entry.map(({ name }) => name))),
  ...changed('exit', listOf(before.exit.map(({ name }) => name)), listOf(after.exit.map(({ name }) => name))),
];

const guardOf = ({ guard }: ChartTransition): string => (guard ? guardText(guard) : '—');
const delayOf = ({ event: { milliseconds } }: ChartTransition): string =>
  milliseconds === undefined ? '—' : `${milliseconds} ms`;

const transitionDetails = (before: ChartTransition, after: ChartTransition): string[] => [
  ...changed('guard', guardOf(before), guardOf(after)),
  ...changed('target', before.targetPath, after.targetPath),
  ...changed('actions', listOf(before.effects.map(({ name }) => name)), listOf(after.effects.map(({ name }) => name))),
  ...changed('delay', delayOf(before), delayOf(after)),
  ...changed('reenters', String(before.reenters), String(after.reenters)),
];

const hasSameTarget = (one: ChartTransition, other: ChartTransition): boolean => one.target === other.target;
const hasSameGuard = (one: ChartTransition, other: ChartTransition): boolean => guardOf(one) === guardOf(other);

type Pair = [before: ChartTransition | undefined, after: ChartTransition | undefined];

/** Pairs what one event does in one state before and after: what leads to the same state first, what is left by position. */
const pairsIn = (before: readonly ChartTransition[], after: readonly ChartTransition[]): Pair[] => {
  const left = [...after];
  const take = (wanted: (one: ChartTransition) => boolean): ChartTransition | undefined => {
    const at = left.findIndex(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const match = (pairs: readonly Pair[], isSame: (one: ChartTransition, other: ChartTransition) => boolean): Pair[] =>
    pairs.map(([one, found]) => [one, found ?? take((other) => one !== undefined && isSame(one, other))]);
  const alone = before.map((one): Pair => [one, undefined]);
  const alike = match(alone, (one, other) => hasSameTarget(one, other) && hasSameGuard(one, other));
  const placed = match(match(match(alike, hasSameTarget), hasSameGuard), () => true);
  return [...placed, ...left.map((one): Pair => [undefined, one])];
};

const keyOf = ({ source, type }: ChartTransition): string => `${source} ${type}`;

const transitionChanges = (before: readonly ChartTransition[], after: readonly ChartTransition[]): Change[] => {
  const keys = [...new Set([...after, ...before].map(keyOf))];
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((all) => all.filter((one) => keyOf(one) === key));
    const pairs = pairsIn(was!, is!);
    // the first guard that holds decides: another order is another chart
    const order = pairs.flatMap(([one, other]) => (one && other ? [is!.indexOf(other)] : []));
    const isShuffled = order.some((place, index) => index > 0 && place < order[index - 1]!);
    return pairs.flatMap(([one, other]): Change[] => {
      if (!one) return [{ tone: 'added', of: 'transition', one: other!, details: [] }];
      if (!other) return [{ tone: 'removed', of: 'transition', one, details: [] }];
      const details = [...transitionDetails(one, other), ...(isShuffled ? ['order of the guards'] : [])];
      return details.length > 0 ? [{ tone: 'changed', of: 'transition', one: other, details }] : [];
    });
  });
};

const stateChanges = (before: readonly ChartState[], after: readonly ChartState[]): Change[] => {
  const [was, is] = [before, after].map((states) => new Map(states.map((state) => [state.path, state])));
  const removed = before.filter(({ path }) => !is!.has(path));
  return [
    ...after.flatMap((state): Change[] => {
      const former = was!.get(state.path);
      if (!former) return [{ tone: 'added', of: 'state', one: state, details: [] }];
      const details = stateDetails(former, state);
      return details.length > 0 ? [{ tone: 'changed', of: 'state', one: state, details }] : [];
    }),
    ...removed.map((one): Change => ({ tone: 'removed', of: 'state', one, details: [] })),
  ];
};

/** Compares a machine's charts of two revisions; one of them may not have it yet, or no longer. */
export const differenceOf = (before: Chart | undefined, after: Chart | undefined): Difference => {
  const present = (after ?? before)!;
  const changes = [
    ...stateChanges(before ? statesIn(before.root) : [], after ? statesIn(after.root) : []),
    ...transitionChanges(before?.transitions ?? [], after?.transitions ?? []),
  ];
  const whole = before ? (after ? undefined : 'removed') : 'added';
  return {
    name: present.name,
    tone: whole ?? (changes.length > 0 ? 'changed' : 'same'),
    changes,
    union: before && after ? unionOf(before, after, changes) : present,
  };
};
