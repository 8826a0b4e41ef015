import { eq } from 'drizzle-orm';
import pino from 'pino';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import { emailAddresses, notifications } from '#server/db/schema/notifications.ts';
import type { Mail, MailCarrier } from '#server/notifications/mail.ts';
import { sendNotifications } from '#server/notifications/send.ts';
import type { TestService } from './service.ts';
import { testSecret } from './service.ts';

const deployment = { hotline: '400-123-4567', origin: 'https://www.example.com' };
const log = pino({ level: 'silent' });

/** Helpers for the messages of a service: set a user's address, list the queue, send it, read the sent messages. */
export const messagesOf = (service: TestService) => ({
  withAddress: async (userId: string): Promise<string> => {
    const verified = `${userId}@example.com`;
    await service.db.insert(emailAddresses).values({ userId, verified });
    return verified;
  },
  send: (given: { sms?: SmsCarrier; mail?: MailCarrier } = {}) =>
    sendNotifications({
      ...service,
      sms: service.inbox,
      mail: service.outbox,
      log,
      secret: { current: testSecret },
      ...deployment,
      ...given,
    }),
  queued: async (userId: string) => {
    const rows = await service.db.select().from(notifications).where(eq(notifications.userId, userId));
    return rows.map(({ kind, channel }) => `${kind} ${channel}`).toSorted();
  },
  mailsTo: (address: string): Mail[] => service.outbox.mails().filter(({ to }) => to === address),
});

/** A carrier of SMS that rejects every message with this error; adds the texts of notices to `taken`. */
export const failingCarrier = (error: Error, taken: string[]): SmsCarrier => ({
  async send() {
    throw error;
  },
  async notify({ text }) {
    taken.push(text);
    throw error;
  },
});
