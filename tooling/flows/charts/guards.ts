import { and, not, or } from 'xstate';

/** A condition of a transition: a guard by its name and parameters, or a combination of several. */
export type Guard = { name: string } | { joint: 'and' | 'or' | 'not'; of: Guard[] };

/** A guard made by `and`, `or` or `not`: a function, recognised by how it is checked. */
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

/**
 * The string parameters of a guard that the chart itself sets, such as the mode of a form; values from event or context
 * are not included.
 */
const stringsIn = (params: unknown): string[] => {
  const known: unknown = typeof params === 'function' ? params({ context: {}, event: {} }) : params;
  return Object.values(known ?? {}).filter((value) => typeof value === 'string');
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
  return { name: [type, ...stringsIn(params)].join(' ') };
};

/** A guard as text: `isComplete sms`, `not isDeclared`, `hasTicket and hasToken`. */
export const guardText = (guard: Guard): string => {
  if ('name' in guard) return guard.name;
  const parts = guard.of.map(guardText);
  return guard.joint === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.joint} `);
};

/** The guards with their own meaning: single ones, and negated single ones. */
export const guardsIn = (guard: Guard): string[] =>
  'name' in guard || guard.joint === 'not' ? [guardText(guard)] : guard.of.flatMap(guardsIn);
