import type { AnyActorLogic, AnyEventObject, AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';

interface PendingRequest {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  /** Sends the machine an event, as a callback actor does. */
  send: (event: AnyEventObject) => void;
}

/** A machine whose requests wait for the test's responses and whose effects are recorded. */
export interface RecordedMachine<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Every request so far in ascending order, by name. */
  requests: Record<string, PendingRequest[]>;
  /** Every effect so far. */
  effects: { name: string; params: unknown }[];
}

const isRequest = (logic: unknown): boolean => !(typeof logic === 'object' && logic !== null && 'root' in logic);

/**
 * Replaces a machine's requests and effects for a test. Invoked machines are passed as `flows` and are not requests,
 * unless every actor should wait like one.
 */
export const withRecordedEffects = <Machine extends AnyStateMachine>(
  machine: Machine,
  flows: Record<string, AnyActorLogic> | 'every actor' = {},
  onRequest: (name: string, input: unknown) => void = () => {},
): RecordedMachine<Machine> => {
  const { actors, actions } = machine.implementations;
  const requests: RecordedMachine<Machine>['requests'] = {};
  const effects: RecordedMachine<Machine>['effects'] = [];

  const waiting = (name: string) =>
    fromPromise<unknown, unknown>(
      ({ input, self: { _parent: parent } }) =>
        new Promise((resolve, reject) => {
          (requests[name] ??= []).push({ input, resolve, reject, send: (event) => parent?.send(event) });
          onRequest(name, input);
        }),
    );
  const isWaiting = flows === 'every actor' ? () => true : isRequest;
  const requested = Object.entries(actors).filter(([, logic]) => isWaiting(logic));
  const provideable = Object.entries(actions).filter(([, action]) => !('resolve' in (action as object)));
  const provided = machine.provide({
    actors: {
      ...Object.fromEntries(requested.map(([name]) => [name, waiting(name)])),
      ...(flows !== 'every actor' && flows),
    },
    actions: Object.fromEntries(
      provideable.map(([name]) => [name, (_: unknown, params: unknown) => void effects.push({ name, params })]),
    ),
  });
  return { machine: provided as Machine, requests, effects };
};
