import { useActorRef as useUninspected } from '@xstate/react';
import type { InspectionEvent } from 'xstate';
import { createActor as createUninspected } from 'xstate';

declare global {
  /** Hears what every actor of the page does, where a script before the site's own has put it: live charts and tests. */
  var inspectActors: ((happening: InspectionEvent) => void) | undefined;
}

const inspection = () => globalThis.inspectActors && { inspect: globalThis.inspectActors };

/** XState's `createActor`, of an actor that `inspectActors` hears. */
export const createActor = ((...[logic, options]: Parameters<typeof createUninspected>) =>
  createUninspected(logic, { ...options, ...inspection() })) as typeof createUninspected;

/** XState's `useActorRef`, of an actor that `inspectActors` hears. */
export const useActorRef = ((...[machine, options, listener]: Parameters<typeof useUninspected>) =>
  useUninspected(machine, { ...options, ...inspection() }, listener)) as typeof useUninspected;
