import { and, not, or } from 'xstate';

/** A condition of a transition: a guard by its name and what it is told, or several of them together. */
export type Guard = { name: string } | { joint: 'and' | 'or' | 'not'; of: Guard[] };

/** A guard made by `and`, `or` or `not`: a function, known by how it is checked. */
interface Combined {
  check: unknown;
  guards: readonly unknown[];
}

const checkOf = (guard: unknown): unknown => (guard as Combined).check;
const joints = new Map<unknown, 'and' | 'or' | 'not'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('any')), 'not'],
]);

/** The words that a guard is told by the chart itself, as the mode of a form; what an event or the context tells is none. */
const wordsTold = (params: unknown): string[] => {
  const told: unknown = typeof params === 'function' ? params({ context: {}, event: {} }) : params;
  return Object.values(told ?? {}).filter((value) => typeof value === 'string');
};

/** Reads a guard of a machine's definition. */
export const readGuard = (guard: unknown): Guard => {
  if (typeof guard === 'function' && 'guards' in guard) {
    const { check, guards } = guard as unknown as Combined;
    return { joint: joints.get(check) ?? 'and', of: guards.map(readGuard) };
  }
  const { type, params } =
    typeof guard === 'object' && guard !== null
      ? (guard as { type: string; params?: unknown })
      : { type: String(guard), params: undefined };
  return { name: [type, ...wordsTold(params)].join(' ') };
};

/** A guard in our names: `isComplete sms`, `not isDeclared`, `hasTicket and hasToken`. */
export const guardText = (guard: Guard): string => {
  if ('name' in guard) return guard.name;
  const parts = guard.of.map(guardText);
  return guard.joint === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.joint} `);
};

/** The guards that have a meaning of their own: single ones, and single ones denied. */
export const guardsIn = (guard: Guard): string[] =>
  'name' in guard || guard.joint === 'not' ? [guardText(guard)] : guard.of.flatMap(guardsIn);
