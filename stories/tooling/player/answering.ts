import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';

interface Question {
  input: unknown;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
}

/** A machine whose questions wait for the test's answers and whose orders are written down. */
export interface Answering<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Every question asked so far, the latest last, by name. */
  asked: Record<string, Question[]>;
  /** Every order given so far. */
  told: { name: string; params: unknown }[];
}

const isQuestion = (logic: unknown): boolean => !(typeof logic === 'object' && logic !== null && 'root' in logic);

/**
 * Puts the test in the world's place. Flows that this one runs are given as `flows`, they are no questions, unless every
 * actor is to wait like one.
 */
export const answering = <Machine extends AnyStateMachine>(
  machine: Machine,
  flows: Record<string, AnyActorLogic> | 'every actor' = {},
  onAsked: (name: string, input: unknown) => void = () => {},
): Answering<Machine> => {
  const { actors, actions } = machine.implementations;
  const asked: Answering<Machine>['asked'] = {};
  const told: Answering<Machine>['told'] = [];

  const waiting = (name: string) =>
    fromPromise<unknown, unknown>(
      ({ input }) =>
        new Promise((answer, fail) => {
          (asked[name] ??= []).push({ input, answer, fail });
          onAsked(name, input);
        }),
    );
  const isWaiting = flows === 'every actor' ? () => true : isQuestion;
  const questions = Object.entries(actors).filter(([, logic]) => isWaiting(logic));
  const orders = Object.entries(actions).filter(([, action]) => !('resolve' in (action as object)));
  const provided = machine.provide({
    actors: {
      ...Object.fromEntries(questions.map(([name]) => [name, waiting(name)])),
      ...(flows !== 'every actor' && flows),
    },
    actions: Object.fromEntries(
      orders.map(([name]) => [name, (_: unknown, params: unknown) => void told.push({ name, params })]),
    ),
  });
  return { machine: provided as Machine, asked, told };
};
