import type { Context as HonoContext } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import { keyScopeNames } from '#contract/enterprise/apiKeys.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
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

const headersOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitHeaders => ({
  'RateLimit-Limit': String(limits.apiKeyCallsPerMinute),
  'RateLimit-Remaining': String(Math.max(0, remainingPoints)),
  'RateLimit-Reset': String(Math.max(1, Math.ceil(msBeforeNext / 1_000))),
});

/** A call that its key allows. */
export interface KeyCall {
  user: SignedInUser;
  rateLimit: RateLimitHeaders;
}

/** Accepts a call with a key that has the scope, or rejects it; null is a scope that no key has. */
export type KeyCalls = (
  c: HonoContext,
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  scope: KeyScope | null,
) => Promise<KeyCall | null>;

/**
 * Accepts calls with a current key for its scopes, a limited number per minute; ignores other calls. Each process
 * counts separately, as for addresses: limits that protect accounts are counted in the database.
 */
export const openKeyCalls = (): KeyCalls => {
  const limiter = new RateLimiterMemory({ points: limits.apiKeyCallsPerMinute, duration: 60 });
  const counted = async (id: string): Promise<{ result: RateLimiterRes; isOver: boolean }> => {
    try {
      return { result: await limiter.consume(id), isOver: false };
    } catch (error) {
      if (error instanceof RateLimiterRes) return { result: error, isOver: true };
      throw error;
    }
  };
  return async (c, context, scope) => {
    const key = keyOf(c);
    if (key === undefined) return null;
    noteRequest({ rejectedAs: 'key' });
    const { id, name, scopes, user } = await keyInForce(context, key);
    noteRequest({ userId: user.userId, keyName: name });
    const { result, isOver } = await counted(id);
    const rateLimit = headersOf(result);
    for (const [header, value] of Object.entries(rateLimit)) c.header(header, value);
    if (isOver) {
      const wait = Number(rateLimit['RateLimit-Reset']);
      throw new ApiError(codes.tooMany, messages.tooMany(waitText(wait)), wait);
    }
    if (scope === null) throw new ApiError(codes.forbidden, keyMessages.notOpen);
    if (!scopes.includes(scope)) throw new ApiError(codes.forbidden, keyMessages.lacks(keyScopeNames[scope]));
    noteRequest({ rejectedAs: undefined });
    return { user, rateLimit };
  };
};
