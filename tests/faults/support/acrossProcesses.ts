import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { captchaCheck, captchaGet, repCodes } from '#contract/auth/auth.ts';
import type { WebhookBody } from '#contract/enterprise/webhooks.ts';
import { digestOf } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { captchaChallenges } from '#server/db/schema/codesAndLimits.ts';
import { smsNotices, users } from '#server/db/schema/identity.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';
import { signingSecretBy } from '#server/enterprise/webhooks/signing.ts';
import { aes, sliderText } from '../../support/captcha.ts';
import { OrderLoad } from '../../support/orderLoad.ts';
import type { SiteClient } from '../../support/siteClient.ts';
import type { StartedService } from '../../support/startedService.ts';
import { sharedSecret } from './serviceProcess.ts';

/** The text of a captcha that one process issued, the other one checked, and neither accepts again. */
export const passedCaptcha = async (
  db: Database,
  here: SiteClient,
  there: SiteClient,
  clientUid = 'two-processes',
): Promise<string> => {
  const issuedChallenge = await here.call(captchaGet, { captchaType: 'blockPuzzle', clientUid });
  const { token, secretKey } = captchaGet.output.parse(issuedChallenge.data).repData!;
  const [stored] = await db.select().from(captchaChallenges).where(eq(captchaChallenges.token, token));
  const text = sliderText({ answer: stored!.answer });
  await pause(500);
  const answer = { captchaType: 'blockPuzzle', token, pointJson: aes(text, secretKey!), clientUid } as const;
  const checked = await there.call(captchaCheck, answer);
  expect(captchaCheck.output.parse(checked.data).repCode).toBe(repCodes.ok);
  const again = await here.call(captchaCheck, answer);
  expect(captchaCheck.output.parse(again.data).repCode).not.toBe(repCodes.ok);
  return aes(`${token}---${text}`, secretKey!);
};

/** The numbers of the queued notices. */
export const queuedNotices: readonly number[] = Array.from({ length: 30 }, (_, n) => n);

/** Queues notices to an account by SMS, which are due at once. */
export const queueNotices = async (db: Database, phone: string): Promise<void> => {
  const [owner] = await db.select().from(users).where(eq(users.phone, phone));
  await db.insert(smsNotices).values(
    queuedNotices.map((n) => ({
      userId: owner!.id,
      phone,
      purpose: 'password_changed' as const,
      text: `notice ${n} of ${queuedNotices.length}`,
      time: '2026-03-02 10:00',
      attempts: 0,
      nextAt: new Date(),
    })),
  );
};

/** The numbers of the queued notices that processes have logged as sent. */
const sentNotices = (outputs: readonly string[]): number[] =>
  [...outputs.join('').matchAll(/notice (\d+) of/g)].map(([, n]) => Number(n)).toSorted((one, other) => one - other);

/** The system of an account's company, which receives its orders by a webhook. */
const receiverOf = async (db: Database, phone: string) => {
  const received: { body: WebhookBody; isSigned: boolean }[] = [];
  const id = randomUUID();
  const signingSecret = signingSecretBy(sharedSecret, id);
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { 'webhook-id': delivery, 'webhook-timestamp': seconds, 'webhook-signature': signature } = request.headers;
      const digest = createHmac('sha256', Buffer.from(signingSecret.slice(6), 'base64'));
      const expected = `v1,${digest.update(`${String(delivery)}.${String(seconds)}.${text}`).digest('base64')}`;
      received.push({ body: JSON.parse(text) as WebhookBody, isSigned: signature === expected });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [owner] = await db.select().from(users).where(eq(users.phone, phone));
  await db.insert(webhooks).values({
    id,
    enterpriseId: owner!.enterpriseId!,
    createdBy: owner!.id,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    secretHash: digestOf(signingSecret),
    createdAt: new Date(),
  });
  return { received, close: () => void server.close() };
};

/**
 * Places orders of one account at every process at once, and waits until its company's system has received all of them
 * and every notice queued before the processes started is sent; returns the placed orders and all deliveries.
 */
export const placeAtAll = async (db: Database, services: readonly StartedService[], phone: string) => {
  const { received, close } = await receiverOf(db, phone);
  const loads = await Promise.all(services.map(({ origin }) => OrderLoad.by(origin, [phone])));
  await Promise.all(loads.map((load) => load.place(8)));
  // of a busy service some calls are rejected: a caller repeats them
  const repeated = await Promise.all(loads.map((load) => load.reconcile()));
  expect(repeated.flatMap(({ lost }) => lost)).toEqual([]);
  const placed = repeated.flatMap(({ numbers }) => numbers).toSorted();
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(placed.length);
  await expect.poll(async () => await db.$count(smsNotices)).toBe(0);
  close();
  return {
    placed,
    told: received.map(({ body }) => ('orderNo' in body.data ? body.data.orderNo : '')).toSorted(),
    unsigned: received.filter(({ isSigned }) => !isSigned).length,
    sent: sentNotices(services.map(({ output }) => output)),
  };
};
