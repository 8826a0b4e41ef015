import { createHmac } from 'node:crypto';
import { webhookSecretPrefix } from '#contract/enterprise/webhooks.ts';
import type { Secret } from '#server/config/secrets.ts';
import { linkTokenOf } from '#server/config/secrets.ts';

/** The signing secret of a webhook, derived from a key of the service. */
export const signingSecretBy = (key: string, webhookId: string): string =>
  `${webhookSecretPrefix}${createHmac('sha256', key).update(`webhook:${webhookId}`).digest('base64')}`;

/** The secret as shown to the company; undefined once the key that created it is no longer accepted. */
export const signingSecretOf = (secret: Secret, { id, secretHash }: { id: string; secretHash: string }) =>
  linkTokenOf(secret, (key) => signingSecretBy(key, id), secretHash);

/** The headers of a delivery, signed as Standard Webhooks 1.0 describes: HMAC-SHA256 of id, time in seconds and body. */
export const signedHeaders = (
  signingSecret: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> => {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(signingSecret.slice(webhookSecretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
};
