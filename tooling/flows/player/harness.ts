import type { AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';
import type { Path } from './pathTexts.ts';
import type { Line } from './harnessLog.ts';
import type { Happening } from './possibleEvents.ts';

export type AnyPath = Path<AnyStateMachine>;

/** The state of a played machine. */
export interface Scene {
  /** The name of the input of its start. */
  input: string;
  /** Its states, by name, and by chart id with their ancestors. */
  leaves: string;
  lit: ReadonlySet<string>;
  possible: readonly Happening[];
  /** The path being played: its index, the steps played, and whether the machine has left it. */
  walk: { path: number; at: number; strayed: boolean } | undefined;
  log: readonly Line[];
  isBusy: boolean;
}

/** A harness: a machine with its view, played by gestures, by possible events, or along a path. */
export interface Harness {
  model: Model;
  inputs: readonly string[];
  subscribe: (listener: () => void) => () => void;
  getScene: () => Scene;
  /** The paths of the machine, generated on first use. */
  paths: () => readonly AnyPath[];
  /** Restarts from an input. */
  begin: (input: string) => Promise<void>;
  /** Triggers a possible event. */
  make: (happening: Happening) => Promise<void>;
  /** Starts a path. */
  follow: (path: number) => Promise<void>;
  /** Plays the current path up to a step; restarts to go back. */
  goTo: (step: number) => Promise<void>;
  close: () => void;
}
