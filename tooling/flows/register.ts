import type { AnyStateMachine } from 'xstate';
import type { MachineName } from './charts/machines.ts';
import { machineNames, machines } from './charts/machines.ts';
import { nameMachines } from './charts/meanings.ts';
import type { Names } from './charts/names.ts';

/** Registers the machines of a project, with the shared meanings of their names. Repeated calls replace each other. */
export const registerMachines = (given: Record<string, AnyStateMachine>, sharedNames: Names = {}): void => {
  Object.assign(machines, given);
  machineNames.splice(0, Infinity, ...(Object.keys(given) as MachineName[]));
  nameMachines(given, sharedNames);
};
