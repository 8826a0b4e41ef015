import type { PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';

/** A question to the world: an input in, an answer out. */
export type Ask = (input: never) => Promise<unknown>;

type InputOf<F extends Ask> = Parameters<F> extends [] ? undefined : Parameters<F>[0];

/** The actor logic that asks a question of type `F`. */
export type Asked<F extends Ask> = PromiseActorLogic<Awaited<ReturnType<F>>, InputOf<F>>;

const unanswered = (): never => {
  throw new Error('This effect is not provided.');
};

/** Declares a question; whoever runs the machine answers it. Rejects until it is answered. */
export const ask = <F extends Ask>(): Asked<F> => fromPromise(async () => unanswered()) as unknown as Asked<F>;

/** Declares an order to the world; whoever runs the machine carries it out. Throws until it is provided. */
export const tell =
  <P = undefined>() =>
  (_: unknown, params: P): void => {
    void params;
    unanswered();
  };

/** What answers a question; `signal` is aborted when the state that asked is left. */
type Answer<F extends Ask> = (input: InputOf<F>, scope: { signal: AbortSignal }) => ReturnType<F>;

type Answered<Asks extends Record<keyof Asks, Ask>> = { [K in keyof Asks]: Answer<Asks[K]> };

/** Turns plain functions into the actors a machine's questions are answered by. */
export const answers = <Asks extends Record<keyof Asks, Ask>>(
  given: Answered<Asks>,
): { [K in keyof Asks]: Asked<Asks[K]> } =>
  Object.fromEntries(
    Object.entries<Answer<Ask>>(given).map(([name, answer]) => [
      name,
      fromPromise(({ input, signal }) => answer(input as never, { signal })),
    ]),
  ) as unknown as { [K in keyof Asks]: Asked<Asks[K]> };
