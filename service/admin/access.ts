import type { MiddlewareHandler } from 'hono';
import { isFromThisMachine } from '#service/http/caller.ts';
import { noteRequest } from '../http/requestContext.ts';
import type { Secret } from '#service/config/secrets.ts';
import { acceptedKeys, keyedDigestOf, sameDigest } from '#service/config/secrets.ts';

/** What operators reach over loopback: the review desk, the admin commands and backups, each with a key of its own. */
type OperatorPlace = 'review desk' | 'admin' | 'backup';

/** The operators' key, which follows from the service's secret: whoever may read the secret may operate the service. */
export const operatorKeyOf = (secret: string, place: OperatorPlace): string => keyedDigestOf(secret, place);

/** Answers 404 unless the request comes from this machine, not through a proxy, and carries the key. */
export const operatorsOnly = (secret: Secret, place: OperatorPlace): MiddlewareHandler => {
  const accepted = acceptedKeys(secret).map((key) => `Bearer ${operatorKeyOf(key, place)}`);
  return async (c, next) => {
    const given = c.req.header('authorization') ?? '';
    if (isFromThisMachine(c) && accepted.some((each) => sameDigest(given, each))) return next();
    if (given !== '') noteRequest({ refusedAs: 'operator key' });
    return c.notFound();
  };
};
