import type { EventObject, PromiseActorLogic } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';

/** The type of a request: its input and result. */
export type RequestFunction = (input: never) => Promise<unknown>;

type InputOf<F extends RequestFunction> = Parameters<F> extends [] ? undefined : Parameters<F>[0];

/** The promise actor of a request of type `F`. */
export type RequestLogic<F extends RequestFunction> = PromiseActorLogic<Awaited<ReturnType<F>>, InputOf<F>>;

const notProvided = (): never => {
  throw new Error('This effect is not provided.');
};

/** Declares a request of a machine; `provide` implements it. Rejects until then. */
export const request = <F extends RequestFunction>(): RequestLogic<F> =>
  fromPromise(async () => notProvided()) as unknown as RequestLogic<F>;

/** Declares a continuous source of events; `provide` implements it by `fromCallback`. Fails until it is provided. */
export const subscription = <Input = undefined>() => fromCallback<EventObject, Input>(notProvided);

/** Declares an effect of a machine, an action with side effects; `provide` implements it. Throws until then. */
export const effect =
  <P = undefined>() =>
  (_: unknown, params: P): void => {
    void params;
    notProvided();
  };

/** Implements a request; `signal` is aborted when the machine leaves the state that invoked it. */
type Implementation<F extends RequestFunction> = (input: InputOf<F>, scope: { signal: AbortSignal }) => ReturnType<F>;

type Implementations<Requests extends Record<keyof Requests, RequestFunction>> = {
  [K in keyof Requests]: Implementation<Requests[K]>;
};

/** Turns plain async functions into the promise actors that `provide` takes. */
export const requests = <Requests extends Record<keyof Requests, RequestFunction>>(
  given: Implementations<Requests>,
): { [K in keyof Requests]: RequestLogic<Requests[K]> } =>
  Object.fromEntries(
    Object.entries<Implementation<RequestFunction>>(given).map(([name, implementation]) => [
      name,
      fromPromise(({ input, signal }) => implementation(input as never, { signal })),
    ]),
  ) as unknown as { [K in keyof Requests]: RequestLogic<Requests[K]> };
