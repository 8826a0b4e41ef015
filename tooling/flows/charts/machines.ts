import type { AnyStateMachine } from 'xstate';

/** A project declares its machines here, so that TypeScript knows their names. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is empty until a project extends it
export interface Register {}

type Machines = Register extends { machines: infer Given extends Record<string, AnyStateMachine> }
  ? Given
  : Record<string, AnyStateMachine>;

export type MachineName = Extract<keyof Machines, string>;

/** Every machine of the project by name; filled by `registerMachines`. */
export const machines = {} as Machines;
export const machineNames: MachineName[] = [];
