import type { AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';
import type { Path } from './paths.ts';
import type { Line } from './stageLog.ts';
import type { Happening } from './stageNow.ts';

export type AnyPath = Path<AnyStateMachine>;

/** A moment of a flow that is being played. */
export interface Scene {
  /** The name of the input that the flow began from. */
  input: string;
  /** The states it is in, by name, and by their ids in the chart with the states around them. */
  leaves: string;
  lit: ReadonlySet<string>;
  possible: readonly Happening[];
  /** The path that is being played, by its number, how far it is played, and whether the flow has left it. */
  walk: { path: number; at: number; strayed: boolean } | undefined;
  log: readonly Line[];
  isBusy: boolean;
}

/** A flow on a stage of its own: played by hand, by what may happen next, or along a path. */
export interface Stage {
  model: Model;
  inputs: readonly string[];
  subscribe: (listener: () => void) => () => void;
  getScene: () => Scene;
  /** The paths of the flow, generated when they are first asked for. */
  paths: () => readonly AnyPath[];
  /** Begins anew from an input. */
  begin: (input: string) => Promise<void>;
  /** Makes something happen that may happen now. */
  make: (happening: Happening) => Promise<void>;
  /** Begins a path. */
  follow: (path: number) => Promise<void>;
  /** Plays the path that is followed up to one of its steps; back from a later one by beginning anew. */
  goTo: (step: number) => Promise<void>;
  close: () => void;
}
