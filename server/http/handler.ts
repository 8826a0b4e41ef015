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
  /** It reads what everybody may, which a replica has too. */
  isRead?: boolean;
  /** False where compressing costs more than it saves; true unless given. */
  isCompressed?: boolean;
}

/** What a response may depend on that is the same for everybody. */
export type SharedContext = Pick<Context, 'db' | 'clock' | 'lanes'>;

/** Pairs an endpoint of the contract with its handler. */
export const handle = <const E extends Endpoint>(
  endpoint: E,
  respond: Handler<E>['respond'],
  options: Pick<Handler, 'isCompressed'> = {},
): Handler => ({ endpoint, respond, ...options }) as unknown as Handler;

/** Pairs an endpoint with a handler that only reads what everybody may: a replica may answer, a second late. */
export const handleRead = <const E extends Endpoint & { session: 'none' }>(
  endpoint: E,
  respond: (input: ParsedInputOf<E>, context: SharedContext) => Promise<z.input<E['output']>>,
): Handler => ({ endpoint, respond, isRead: true }) as unknown as Handler;

/** Pairs an endpoint with a handler whose response depends on nothing but the input, so that it is shared. */
export const handleShared = <const E extends Endpoint & { session: 'none' }>(
  endpoint: E,
  respond: (input: ParsedInputOf<E>, context: SharedContext) => Promise<z.input<E['output']>>,
): Handler => ({ endpoint, respond, isShared: true }) as unknown as Handler;
