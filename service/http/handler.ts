import type * as z from 'zod/mini';
import type { Endpoint, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Context, SignedInUser } from './context.ts';

type UserOf<E extends Endpoint> = E['session'] extends 'required' ? SignedInUser : SignedInUser | null;

/** Handles one endpoint: takes parsed input and context, returns the output; throws rejections as `ApiError`. */
export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E;
  answer: (input: ParsedInputOf<E>, context: Context<UserOf<E>>) => Promise<z.input<E['output']>>;
}

/** Pairs an endpoint of the contract with its handler. */
export const handle = <const E extends Endpoint>(endpoint: E, answer: Handler<E>['answer']): Handler =>
  ({ endpoint, answer }) as unknown as Handler;
