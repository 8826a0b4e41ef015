import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { customerOf, isLoopback } from './requests/caller.ts';
import { messages, waitText } from './errors/messages.ts';

const seconds = 60;

/**
 * Rejects calls of one address above `callsPerMinute` with 429 and `Retry-After` (ASVS 5.0, 2.4.1). It counts in this
 * process only, because it protects the process; limits that protect accounts are counted in the database. Addresses of
 * this machine are not limited.
 */
export const callLimiter = (callsPerMinute: number, addressOf: (c: HonoContext) => string): MiddlewareHandler => {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: seconds });
  const counted = async (address: string, next: Next): Promise<void> => {
    try {
      await limiter.consume(customerOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new ApiError(codes.tooMany, messages.tooMany(waitText(wait)), wait);
    }
    return next();
  };
  return (c, next) => {
    const address = addressOf(c);
    return isLoopback(address) ? next() : counted(address, next);
  };
};
