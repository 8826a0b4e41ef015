import type { Actor, AnyActorRef, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate';
import { createActor } from 'xstate';

export interface Scene<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>;
  context: ContextFrom<Machine>;
  /** Frozen actors of the flows that this state runs, by the invoke's id. */
  children?: Readonly<Record<string, AnyActorRef>>;
}

/** An actor standing still in one state: it is never started, so nothing is asked, no timer runs, and events are left lying. */
export const frozen = <Machine extends AnyStateMachine>(machine: Machine, scene: Scene<Machine>): Actor<Machine> => {
  const { children = {}, ...state } = scene;
  const actor = createActor<AnyStateMachine>(machine, { snapshot: machine.resolveState(state) });
  Object.assign(actor.getSnapshot().children, children);
  return actor as Actor<Machine>;
};
