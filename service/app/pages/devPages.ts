import type { Hono } from 'hono';
import { mountDevTickets } from '#service/auth/devTickets.ts';
import { isInbox } from '#service/auth/sms/inbox.ts';
import type { SmsCarrier } from '#service/auth/sms/sms.ts';
import type { Dependencies } from '#service/http/mount.ts';
import type { MailCarrier } from '#service/notifications/mail.ts';
import { isOutbox } from '#service/notifications/outbox.ts';
import { mountInbox } from './inbox.ts';
import { mountOutbox } from './outbox.ts';

/** Mounts the pages for developers: the messages that no carrier sends, and tickets of a sister site. Never in production. */
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
