import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A machine that runs in a page. */
export interface LiveActor {
  /** Identifies it in the page. */
  key: string;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  send: (event: AnyEventObject) => void;
}

/** An event that a machine received. */
export interface LoggedEvent {
  number: number;
  at: Date;
  /** The key of the machine. */
  actor: string;
  machine: AnyStateMachine;
  event: AnyEventObject;
}

/** The interface of an inspected page to the window with its charts. */
export interface Inspection {
  subscribe: (listener: () => void) => () => void;
  /** The running machines, in the order of their start. */
  actors: () => readonly LiveActor[];
  /** Their events in ascending order; only the last ones. */
  logged: () => readonly LoggedEvent[];
}

declare global {
  interface Window {
    flowInspection?: Inspection | undefined;
  }
}

/** The channel on which pages announce that they opened or were left, within this browser. */
export const inspectionChannel = 'flow-inspection';
