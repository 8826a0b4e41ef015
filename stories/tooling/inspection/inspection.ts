import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A flow that runs in a page. */
export interface LiveActor {
  /** Tells it from all others of the page. */
  key: string;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  send: (event: AnyEventObject) => void;
}

/** An event that a flow got. */
export interface Heard {
  number: number;
  at: Date;
  /** The key of the flow. */
  actor: string;
  machine: AnyStateMachine;
  event: AnyEventObject;
}

/** What a page tells of its flows, to the window that it opened to draw them. */
export interface Inspection {
  subscribe: (listener: () => void) => () => void;
  /** The flows that run now, in the order in which they started. */
  actors: () => readonly LiveActor[];
  /** The events they got, the latest last; of many the last ones. */
  heard: () => readonly Heard[];
}

declare global {
  interface Window {
    flowInspection?: Inspection | undefined;
  }
}

/** Pages say here that they opened or were left; it reaches the windows of this browser alone. */
export const inspectionChannel = 'flow-inspection';
