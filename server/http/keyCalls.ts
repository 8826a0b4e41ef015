import type { Context as HonoContext } from 'hono';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import { keyScopeNames } from '#contract/enterprise/apiKeys.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { KeyInForce } from '#server/enterprise/members/keysInForce.ts';
import { keyInForce } from '#server/enterprise/members/keysInForce.ts';
import { keyMessages } from '#server/enterprise/members/messages.ts';
import type { Context, SignedInUser } from './context.ts';
import { messages, waitText } from './errors/messages.ts';
import { noteRequest } from './logging/requestContext.ts';

/** The API key of a call by a customer's system; undefined for every other call. */
export const keyOf = (c: HonoContext): string | undefined =>
  /^Bearer(?: +|$)(?<key>.*)$/i.exec(c.req.header('authorization') ?? '')?.groups?.['key']?.trim();

/** The rate limit headers of each response: calls per minute, calls left, and seconds until all are available again. */
export type RateLimitHeaders = Readonly<Record<string, string>>;

const headersOf = ({ calls, resetInMs }: KeyInForce): RateLimitHeaders => ({
  'RateLimit-Limit': String(limits.apiKeyCallsPerMinute),
  'RateLimit-Remaining': String(Math.max(0, limits.apiKeyCallsPerMinute - calls)),
  'RateLimit-Reset': String(Math.ceil(resetInMs / 1_000)),
});

/** A call that its key allows. */
export interface KeyCall {
  user: SignedInUser;
  rateLimit: RateLimitHeaders;
}

/**
 * Accepts a call with a current key that has the scope, a limited number per minute, or rejects it; null for calls
 * without a key. A null scope is one that no key has.
 */
export const acceptKeyCall = async (
  c: HonoContext,
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  scope: KeyScope | null,
): Promise<KeyCall | null> => {
  const key = keyOf(c);
  if (key === undefined) return null;
  noteRequest({ rejectedAs: 'key' });
  const inForce = await keyInForce(context, key);
  const { name, scopes, user, calls } = inForce;
  noteRequest({ userId: user.userId, keyName: name });
  const rateLimit = headersOf(inForce);
  for (const [header, value] of Object.entries(rateLimit)) c.header(header, value);
  if (calls > limits.apiKeyCallsPerMinute) {
    const wait = Number(rateLimit['RateLimit-Reset']);
    throw new ApiError(codes.tooMany, messages.tooMany(waitText(wait)), wait);
  }
  if (scope === null) throw new ApiError(codes.forbidden, keyMessages.notOpen);
  if (!scopes.includes(scope)) throw new ApiError(codes.forbidden, keyMessages.lacks(keyScopeNames[scope]));
  noteRequest({ rejectedAs: undefined });
  return { user, rateLimit };
};
