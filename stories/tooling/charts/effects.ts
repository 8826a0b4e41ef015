import type { AnyStateMachine } from 'xstate';

/**
 * What a transition or a state does: it tells the world, sends an event to a flow, shows the user a reason, or keeps its
 * own data.
 */
export interface Effect {
  kind: 'tell' | 'send' | 'show' | 'own';
  name: string;
}

/** Whether others notice it: the world, a flow, or the user. */
export const isNoticed = ({ kind }: Effect): boolean => kind !== 'own';
/** Whether it is said to the world or to a flow. */
export const isTold = ({ kind }: Effect): boolean => kind === 'tell' || kind === 'send';

const sending = new Set(['xstate.sendTo', 'xstate.raise']);
/** Data of its own that a machine keeps in order to show it. */
const shown = /^(show|keepRefusal$|keepReason$)/;

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'inline');

/** Reads lists of a machine's actions. */
export const effectsIn = ({ implementations: { actions } }: AnyStateMachine) => {
  const kindOf = (name: string): Effect['kind'] => {
    const action = actions[name] as { type?: string; resolve?: unknown } | undefined;
    if (action === undefined) return 'own';
    if (action.resolve === undefined) return 'tell';
    if (sending.has(action.type ?? '')) return 'send';
    return shown.test(name) ? 'show' : 'own';
  };
  return (list: readonly unknown[]): Effect[] => list.map(nameOf).map((name) => ({ kind: kindOf(name), name }));
};
