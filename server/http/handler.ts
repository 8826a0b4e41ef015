import type * as z from 'zod/mini';
import type { Endpoint, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Context, SignedInUser } from './context.ts';

type UserOf<E extends Endpoint> = E['session'] extends 'required' ? SignedInUser : SignedInUser | null;

/** Handles one endpoint: takes parsed input and context, returns the output; throws rejections as `ApiError`. */
export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E;
  respond: (input: ParsedInputOf<E>, context: Context<UserOf<E>>) => Promise<z.input<E['output']>>;
  /** All callers get the same response for some seconds. */
  isShared?: boolean;
  /** It only reads public data, which a replica has too. */
  isRead?: boolean;
  /** False if compressing costs more than it saves; true by default. */
  isCompressed?: boolean;
}

/** The dependencies of shared responses, which are the same for all callers. */
export type SharedContext = Pick<Context, 'db' | 'clock' | 'lanes'>;

/** Pairs an endpoint of the contract with its handler. */
export const handle = <const E extends Endpoint>(
  endpoint: E,
  respond: Handler<E>['respond'],
  options: Pick<Handler, 'isCompressed'> = {},
): Handler => ({ endpoint, respond, ...options }) as unknown as Handler;

/** Pairs an endpoint with a handler that only reads public data: a replica may answer, a second late. */
export const handleRead = <const E extends Endpoint & { session: 'none' }>(
  endpoint: E,
  respond: (input: ParsedInputOf<E>, context: SharedContext) => Promise<z.input<E['output']>>,
): Handler => ({ endpoint, respond, isRead: true }) as unknown as Handler;

/** Pairs an endpoint with a handler whose response depends only on the input, so that it is shared. */
export const handleShared = <const E extends Endpoint & { session: 'none' }>(
  endpoint: E,
  respond: (input: ParsedInputOf<E>, context: SharedContext) => Promise<z.input<E['output']>>,
): Handler => ({ endpoint, respond, isShared: true }) as unknown as Handler;
