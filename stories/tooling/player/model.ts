import type { ReactNode } from 'react';
import type { Actor, AnyActorLogic, AnyStateMachine, EventFromLogic } from 'xstate';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import type { Path, PathOptions } from './paths.ts';

/** One run's view, the gestures by which a person makes events happen there, and the flows that run in it. */
export interface Play<Machine extends AnyStateMachine> {
  view: (actor: Actor<Machine>) => ReactNode;
  gestures: {
    [Type in EventFromLogic<Machine>['type']]?: (event: Extract<EventFromLogic<Machine>, { type: Type }>) => unknown;
  };
  /** The flows that this one runs, and the gestures by which a person brings one to its end. */
  flows?: Record<string, { logic: AnyActorLogic; finish: (output: unknown) => unknown }>;
}

/**
 * A flow with its view, as it can be played: by the tests along every path, by Storybook step by step. Every event of
 * a path needs a gesture of a person, or stands among those that the world sends.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> extends PathOptions<Machine> {
  of: MachineName;
  machine: Machine;
  /** The input with which a desk opens, the first unless told: nothing is filled in for whoever comes to try. */
  opens?: string;
  /** Events that come from the world and not from this view, each with who sends it, in Chinese: they are counted apart. */
  world?: { [Type in EventFromLogic<Machine>['type']]?: string };
  /** What one run needs; the path that is going to be walked is given where there is one. */
  play: (path?: Path<Machine>) => Play<Machine>;
}

/** Keeps the types of a model's machine together. */
export const modelOf = <Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> => model;
