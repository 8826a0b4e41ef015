import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart.ts';
import { guardText } from './guards.ts';
import { namesOf } from './meanings.ts';
import { spanZh } from './sentence.ts';
import type { Aspect, Change, ChangeTone, Detail, Said } from './change.ts';
import { unionOf } from './union.ts';

/** The difference of a machine's two charts, and the union of both. */
export interface Difference {
  name: string;
  tone: ChangeTone | 'same';
  changes: Change[];
  union: Chart;
}

const nothing: Said = { name: '—', zh: '无' };

const changed = (of: Aspect, before: Said = nothing, after: Said = nothing): Detail[] =>
  before.name === after.name ? [] : [{ of, before, after }];

/**
 * A list by its names; entries without a meaning for a reader, such as changes of the machine's own context, are only
 * in the code's.
 */
const listOf = (names: readonly string[], meaningOf: (name: string) => string): Said =>
  names.length === 0
    ? nothing
    : { name: names.join(', '), zh: names.flatMap((name) => meaningOf(name) || []).join('，') || nothing.zh };

const kinds: Record<ChartState['kind'], string> = {
  atomic: '单一状态',
  compound: '内有状态',
  parallel: '并行',
  final: '终点',
  history: '回到先前',
};

const stateDetails = (machine: string, before: ChartState, after: ChartState): Detail[] => {
  const names = namesOf(machine);
  const firstOf = ({ children, initial }: ChartState): Said | undefined => {
    const first = children.find(({ id }) => id === initial);
    return first && { name: first.name, zh: names.state(first.path) || first.name };
  };
  const [was, is] = [before, after].map((state) => ({
    kind: { name: state.kind, zh: kinds[state.kind] },
    initial: firstOf(state),
    tags: listOf(state.tags, (name) => (names.tag(name) === name ? '' : names.tag(name))),
    requests: listOf(
      state.requests.map(({ id }) => id),
      (name) => names.request(name).request || name,
    ),
    entry: listOf(
      state.entry.map(({ name }) => name),
      names.effect,
    ),
    exit: listOf(
      state.exit.map(({ name }) => name),
      names.effect,
    ),
  }));
  return (['kind', 'initial', 'tags', 'requests', 'entry', 'exit'] as const).flatMap((of) =>
    changed(of, was![of], is![of]),
  );
};

const guardOf = ({ guard }: ChartTransition): string => (guard ? guardText(guard) : '—');

const transitionDetails = (machine: string, before: ChartTransition, after: ChartTransition): Detail[] => {
  const names = namesOf(machine);
  const [was, is] = [before, after].map(({ guard, targetPath, effects, event: { milliseconds }, reenters }) => ({
    guard: guard && { name: guardText(guard), zh: names.guard(guard) || guardText(guard) },
    target: targetPath === undefined ? undefined : { name: targetPath, zh: names.state(targetPath) || targetPath },
    actions: listOf(
      effects.map(({ name }) => name),
      names.effect,
    ),
    delay: milliseconds === undefined ? undefined : { name: `${milliseconds} ms`, zh: spanZh(milliseconds) },
    reenters: { name: String(reenters), zh: reenters ? '是' : '否' },
  }));
  return (['guard', 'target', 'actions', 'delay', 'reenters'] as const).flatMap((of) => changed(of, was![of], is![of]));
};

const hasSameTarget = (one: ChartTransition, other: ChartTransition): boolean => one.target === other.target;
const hasSameGuard = (one: ChartTransition, other: ChartTransition): boolean => guardOf(one) === guardOf(other);

type Pair = [before: ChartTransition | undefined, after: ChartTransition | undefined];

/**
 * Pairs the transitions of one event in one state before and after: those to the same state first, the others by
 * position.
 */
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

const transitionChanges = (
  machine: string,
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): Change[] => {
  const keys = [...new Set([...after, ...before].map(keyOf))];
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((all) => all.filter((one) => keyOf(one) === key));
    const pairs = pairsIn(was!, is!);
    // the first guard that holds decides, so their order is part of the chart
    const order = pairs.flatMap(([one, other]) => (one && other ? [is!.indexOf(other)] : []));
    const isShuffled = order.some((place, index) => index > 0 && place < order[index - 1]!);
    return pairs.flatMap(([one, other]): Change[] => {
      if (!one) return [{ tone: 'added', of: 'transition', one: other!, details: [] }];
      if (!other) return [{ tone: 'removed', of: 'transition', one, details: [] }];
      const details = [
        ...transitionDetails(machine, one, other),
        ...(isShuffled ? [{ of: 'order' } satisfies Detail] : []),
      ];
      return details.length > 0 ? [{ tone: 'changed', of: 'transition', one: other, details }] : [];
    });
  });
};

const stateChanges = (machine: string, before: readonly ChartState[], after: readonly ChartState[]): Change[] => {
  const [was, is] = [before, after].map((states) => new Map(states.map((state) => [state.path, state])));
  const removed = before.filter(({ path }) => !is!.has(path));
  return [
    ...after.flatMap((state): Change[] => {
      const former = was!.get(state.path);
      if (!former) return [{ tone: 'added', of: 'state', one: state, details: [] }];
      const details = stateDetails(machine, former, state);
      return details.length > 0 ? [{ tone: 'changed', of: 'state', one: state, details }] : [];
    }),
    ...removed.map((one): Change => ({ tone: 'removed', of: 'state', one, details: [] })),
  ];
};

/** Compares a machine's charts of two revisions; one of them may not have the machine. */
export const differenceOf = (before: Chart | undefined, after: Chart | undefined): Difference => {
  const present = (after ?? before)!;
  const changes = [
    ...stateChanges(present.name, before ? statesIn(before.root) : [], after ? statesIn(after.root) : []),
    ...transitionChanges(present.name, before?.transitions ?? [], after?.transitions ?? []),
  ];
  const whole = before ? (after ? undefined : 'removed') : 'added';
  return {
    name: present.name,
    tone: whole ?? (changes.length > 0 ? 'changed' : 'same'),
    changes,
    union: before && after ? unionOf(before, after, changes) : present,
  };
};
