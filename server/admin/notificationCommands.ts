import * as z from 'zod/mini';
import { dateTime } from '#server/app/pages/format.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import type { UnsentNotification } from '#server/notifications/send.ts';
import { retryNotifications, unsentNotifications } from '#server/notifications/send.ts';
import { adminCommand } from './command.ts';
import { onOneLine } from './localService.ts';

const lineOf = ({ queuedAt, status, channel, kind, recipient, attempts, failure }: UnsentNotification): string =>
  onOneLine([
    dateTime(new Date(queuedAt)),
    status === 'failed' ? '失败' : '重试中',
    channel === 'email' ? '邮件' : '短信',
    kind,
    channel === 'email' ? recipient : maskedPhone(recipient),
    `${attempts} 次`,
    failure ?? '',
  ]);

/** `notifications`: the messages to users that were not sent. */
const listCommand = adminCommand({
  name: 'notifications',
  summary: '未能发出的邮件与短信通知',
  input: z.object({}),
  changes: false,
  run: ({ db }) => unsentNotifications(db),
  print: (unsent) => (unsent.length === 0 ? ['没有未能发出的通知。'] : unsent.map(lineOf)),
});

/** `notifications retry`: sends failed messages again. */
const retryCommand = adminCommand({
  name: 'notifications retry',
  summary: '重新发送所有失败的通知',
  input: z.object({}),
  changes: true,
  run: async ({ db, clock }) => ({ queued: (await retryNotifications(db, clock.now())).length }),
  print: ({ queued }) => [queued === 0 ? '没有失败的通知。' : `已重新排队 ${queued} 条。`],
});

/** Commands about messages to users. */
export const notificationCommands = [listCommand, retryCommand];
