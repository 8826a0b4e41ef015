import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sendEmailCode } from '#contract/auth/emailLogin.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import { verification } from './captcha.ts';
import type { TestService } from './service.ts';

/** Gives an account a verified e-mail address. */
export const verifiedEmail = async ({ db }: TestService, userId: string): Promise<string> => {
  const verified = `${randomUUID()}@example.com`;
  await db.insert(emailAddresses).values({ userId, verified });
  return verified;
};

/** Requests a sign-in code by mail. */
export const requestMailed = async (service: TestService, email: string) =>
  service.call(sendEmailCode, { email, captchaVerification: await verification(service) });

/** The sign-in code that is mailed to a verified address. */
export const mailedCode = async (service: TestService, email: string): Promise<string> => {
  const mailed = () => service.outbox.mails().filter(({ to }) => to === email);
  const before = mailed().length;
  await requestMailed(service, email);
  await expect.poll(mailed, { interval: 5 }).toHaveLength(before + 1);
  return /(?<!\d)\d{6}(?!\d)/.exec(mailed()[0]!.text)?.[0] ?? '';
};
