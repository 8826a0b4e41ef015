import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { email, orLeftOut } from '#contract/protocol/fields.ts';
import { staffRoles } from './staffRoles.ts';

/** What the desk shows a colleague until it is read; sent by e-mail too. */
export const inboxKinds = [
  'assigned',
  'mentioned',
  'answered',
  'due',
  'unsent',
  'contract',
  'tender',
  'refund',
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** The events that a colleague is notified of by e-mail, in the order of the settings. */
export const staffNoticeKinds = [...inboxKinds, 'digest'] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

/** A task is announced to its owner in the hour that begins so many hours before it is due. */
export const dueNoticeHours = 2;

/** The time of the daily digest in China, `08:30`. */
export const digestTime = '08:30';

/** Where a colleague gets e-mails, and of what. */
const staffNotices = z.object({
  /** Empty without an address: nothing is sent then. */
  email: z.string(),
  kinds: z.array(z.enum(staffNoticeKinds)),
  /** Whether the service can send e-mail at all. */
  isMailOn: z.boolean(),
});
export type StaffNotices = z.output<typeof staffNotices>;

export const ownNotices = endpoint({
  method: 'post',
  path: '/api-platform/desk/notices',
  summary: '我的提醒：收件邮箱与提醒种类',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({}),
  output: staffNotices,
});

export const saveOwnNotices = endpoint({
  method: 'post',
  path: '/api-platform/desk/notices/save',
  summary: '保存我的提醒；新邮箱随即收到一封确认邮件，邮箱留空则不发',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({
    email: z.union([z.literal(''), email]),
    kinds: z.array(z.enum(staffNoticeKinds)).check(z.maxLength(staffNoticeKinds.length)),
  }),
  output: staffNotices,
});

/** The notices that are shown at once. */
export const inboxMax = 20;

const noticeId = z.object({ kind: z.enum(inboxKinds), position: z.string().check(z.minLength(1), z.maxLength(200)) });

const inboxNotice = z.extend(noticeId, {
  titleZh: z.string(),
  textZh: z.string(),
  at: z.iso.datetime(),
  /** The page of the desk where the work is. */
  path: z.string(),
});
export type InboxNotice = z.output<typeof inboxNotice>;

/** The latest unread notices of a colleague, and the number of all. */
export const inbox = z.object({ version: z.string(), total: z.int(), notices: z.array(inboxNotice) });
export type Inbox = z.output<typeof inbox>;

export const deskInbox = endpoint({
  method: 'post',
  path: '/api-platform/desk/inbox',
  summary: '本人未读的提醒，新的在前；附上已有的版本，没有变化时答复为空',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ version: orLeftOut(z.string().check(z.maxLength(40))) }),
  /** Null if the caller has this version. */
  output: z.nullable(inbox),
});

export const readNotices = endpoint({
  method: 'post',
  path: '/api-platform/desk/inbox/read',
  summary: '记下本人的提醒已读',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ notices: z.array(noticeId).check(z.minLength(1), z.maxLength(inboxMax)) }),
  output: z.null(),
});
