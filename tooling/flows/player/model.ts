import type { ReactNode } from 'react';
import type { Actor, AnyActorLogic, AnyStateMachine, EventFromLogic } from 'xstate';
import type { MachineName } from '../charts/machines.ts';
import type { PathOptions } from './paths.ts';
import type { Path } from './pathTexts.ts';

/** One run's view, the user's gestures for its events, and its invoked machines. */
export interface Play<Machine extends AnyStateMachine> {
  view: (actor: Actor<Machine>) => ReactNode;
  gestures: {
    [Type in EventFromLogic<Machine>['type']]?: (event: Extract<EventFromLogic<Machine>, { type: Type }>) => unknown;
  };
  /** The machines that this one invokes, and the user's gestures that finish each. */
  flows?: Record<string, { logic: AnyActorLogic; finish: (output: unknown) => unknown }>;
}

/**
 * A machine with its view that can be played: by the tests along every path, by Storybook step by step. Every event of
 * a path needs a gesture, or is listed as external.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> extends PathOptions<Machine> {
  of: MachineName;
  machine: Machine;
  /** The initial input of a player, the first by default: nothing is filled in for a new user. */
  opens?: string;
  /** Events that do not come from this view, each with its sender in Chinese: they are counted separately. */
  external?: { [Type in EventFromLogic<Machine>['type']]?: string };
  /** Creates one run; a walked path is given if there is one. */
  play: (path?: Path<Machine>) => Play<Machine>;
}

/** Infers the types of a model's machine. */
export const modelOf = <Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> => model;
