import type { Hono } from 'hono';
import { mountDevTickets } from '#server/auth/devTickets.ts';
import { isInbox } from '#server/auth/sms/inbox.ts';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { MailCarrier } from '#server/notifications/mail.ts';
import { isOutbox } from '#server/notifications/outbox.ts';
import { mountInbox } from './inbox.ts';
import { mountOutbox } from './outbox.ts';

/** Mounts the pages for developers: messages without a carrier, and tickets of a sister site. Never in production. */
export const mountDevPages = (
  app: Hono,
  { sms, mail }: { sms: SmsCarrier; mail: MailCarrier },
  dependencies: Dependencies,
): void => {
  if (isOutbox(mail)) mountOutbox(app, mail);
  if (!isInbox(sms)) return;
  mountInbox(app, sms);
  mountDevTickets(app, dependencies);
};
