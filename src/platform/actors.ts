import { useActorRef as useUninspected } from '@xstate/react';
import type { InspectionEvent } from 'xstate';
import { createActor as createUninspected } from 'xstate';

declare global {
  /** XState's inspector of every actor of the page, if an earlier script has set one: live charts and tests do. */
  var inspectActors: ((happening: InspectionEvent) => void) | undefined;
}

const inspection = () => globalThis.inspectActors && { inspect: globalThis.inspectActors };

/** XState's `createActor` with `inspectActors` as the inspector. */
export const createActor = ((...[logic, options]: Parameters<typeof createUninspected>) =>
  createUninspected(logic, { ...options, ...inspection() })) as typeof createUninspected;

/** XState's `useActorRef` with `inspectActors` as the inspector. */
export const useActorRef = ((...[machine, options, listener]: Parameters<typeof useUninspected>) =>
  useUninspected(machine, { ...options, ...inspection() }, listener)) as typeof useUninspected;
