import type { AnyStateMachine } from 'xstate';

/**
 * The effect of a transition or a state: a call outside, an event to another machine, an error shown to the user, or a
 * change of its own context.
 */
export interface Effect {
  kind: 'effect' | 'send' | 'show' | 'own';
  name: string;
}

/** Whether it is visible outside the machine. */
export const isNoticed = ({ kind }: Effect): boolean => kind !== 'own';
/** Whether it is a call outside or an event to another machine. */
export const isOutgoing = ({ kind }: Effect): boolean => kind === 'effect' || kind === 'send';

const sending = new Set(['xstate.sendTo', 'xstate.raise']);
/** Context that a machine stores for display. */
const shown = /^(show|setErrorMessage$|setReason$)/;

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'inline');

/** Reads lists of a machine's actions. */
export const effectsIn = ({ implementations: { actions } }: AnyStateMachine) => {
  const kindOf = (name: string): Effect['kind'] => {
    const action = actions[name] as { type?: string; resolve?: unknown } | undefined;
    if (action === undefined) return 'own';
    if (action.resolve === undefined) return 'effect';
    if (sending.has(action.type ?? '')) return 'send';
    return shown.test(name) ? 'show' : 'own';
  };
  return (list: readonly unknown[]): Effect[] => list.map(nameOf).map((name) => ({ kind: kindOf(name), name }));
};
