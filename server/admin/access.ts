import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { isFromThisMachine } from '#server/http/requests/caller.ts';
import { noteRequest } from '#server/http/logging/requestContext.ts';
import type { Secret } from '#server/config/secrets.ts';
import { acceptedKeys, keyedDigestOf, sameDigest } from '#server/config/secrets.ts';

/** The interfaces for operators over loopback: the review desk, admin commands, backups and imports, each with its own key. */
type OperatorPlace = 'review desk' | 'admin' | 'backup' | 'import';

/** The operators' key, derived from the service's secret: a person who can read the secret may operate the service. */
export const operatorKeyOf = (secret: string, place: OperatorPlace): string => keyedDigestOf(secret, place);

/** Responds with 404 unless the request comes from this machine, not through a proxy, and carries the key. */
export const operatorsOnly = (secret: Secret, place: OperatorPlace): MiddlewareHandler => {
  const accepted = acceptedKeys(secret).map((key) => `Bearer ${operatorKeyOf(key, place)}`);
  return async (c, next) => {
    const given = c.req.header('authorization') ?? '';
    if (isFromThisMachine(c) && accepted.some((each) => sameDigest(given, each))) return next();
    if (given !== '') noteRequest({ rejectedAs: 'operator key' });
    return c.notFound();
  };
};

/** The operator's login name, as the command sent it. */
export const operatorOf = (c: HonoContext): string => {
  try {
    return decodeURIComponent(c.req.header('x-operator') ?? '').slice(0, 64) || 'unknown';
  } catch {
    return 'unknown';
  }
};
