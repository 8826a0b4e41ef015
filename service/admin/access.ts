import type { MiddlewareHandler } from 'hono';
import { isFromThisMachine } from '../caller.ts';
import { keyedDigestOf, sameDigest } from '../secrets.ts';

/** What operators reach over loopback: the review desk and the admin commands, each with a key of its own. */
type OperatorPlace = 'review desk' | 'admin';

/** The operators' key, which follows from the service's secret: whoever may read the secret may operate the service. */
export const operatorKeyOf = (secret: string, place: OperatorPlace): string => keyedDigestOf(secret, place);

/** Answers 404 unless the request comes from this machine, not through a proxy, and carries the key. */
export const operatorsOnly = (secret: string, place: OperatorPlace): MiddlewareHandler => {
  const expected = `Bearer ${operatorKeyOf(secret, place)}`;
  return async (c, next) => {
    if (!isFromThisMachine(c) || !sameDigest(c.req.header('authorization') ?? '', expected)) return c.notFound();
    return next();
  };
};
