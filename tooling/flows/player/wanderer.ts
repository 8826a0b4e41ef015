import type { ActorOptions, AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import type { Model } from './model.ts';

/** A pending request of a flow or of a flow that it runs. */
export interface OpenQuestion {
  /** Its id, and the machine that made it. */
  id: string;
  machine: string;
  src: string;
  input: unknown;
  resolve: (output: unknown) => void;
  fail: (error: unknown) => void;
}

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/** Starts a flow with all its inner flows; every request waits for a response, and no action has an effect. */
export const wanderer = (machine: AnyStateMachine, input: unknown, clock: Clock) => {
  const open = new Set<OpenQuestion>();
  const requests: OpenQuestion[] = [];

  const waiting = (owner: string, src: string): AnyActorLogic =>
    fromPromise<unknown, unknown>(
      ({ input: given, signal, self }) =>
        new Promise((resolve, reject) => {
          const closing = (settle: (value: unknown) => void) => (value: unknown) => {
            open.delete(question);
            settle(value);
          };
          const question: OpenQuestion = {
            id: self.id,
            machine: owner,
            src,
            input: given,
            resolve: closing(resolve),
            fail: closing(reject),
          };
          open.add(question);
          requests.push(question);
          // a state that is left cancels its requests
          signal.addEventListener('abort', () => open.delete(question));
        }),
    );
  const silent = (one: AnyStateMachine): AnyStateMachine => {
    const { actors, actions } = one.implementations;
    const logics = Object.entries(actors) as [string, unknown][];
    const orders = Object.entries(actions).filter(([, action]) => !('resolve' in (action as object)));
    return one.provide({
      actors: Object.fromEntries(
        logics.map(([src, logic]) => [src, isMachine(logic) ? silent(logic) : waiting(one.id, src)]),
      ),
      actions: Object.fromEntries(orders.map(([name]) => [name, () => {}])),
    });
  };

  const actor = createActor(silent(machine), { input, clock });
  // an actor's error reaches its observers
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return { actor, open, requests, errors };
};

/** An actor and every flow that runs in it, outermost first. */
export const flowsIn = (actor: AnyActorRef): AnyActorRef[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (!('machine' in snapshot)) return [];
  return [actor, ...Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap(flowsIn)];
};

/** The events, inputs and results for a machine, by its id, from all its models. */
export const repertoireOf = (models: readonly Model[]) => {
  const own = (id: string) => models.filter((model) => model.machine.id === id);
  return {
    samples: (id: string) => own(id).flatMap((model) => model.samples),
    inputs: (id: string) => own(id).flatMap((model) => Object.values(model.inputs ?? { '': undefined })),
    outputs: ({ machine, id }: OpenQuestion) => own(machine).flatMap((model) => model.outcomes?.[id]?.done ?? []),
    /** The possible errors of a request; empty if a model declares that it never fails. */
    errors: ({ machine, id }: OpenQuestion) => {
      const known = own(machine).flatMap((model) => (model.outcomes?.[id]?.error ? [model.outcomes[id].error] : []));
      return known.length > 0 ? known.flat() : [new Error(id)];
    },
  };
};
