import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { email } from '#contract/protocol/fields.ts';
import { staffRoles } from './staffRoles.ts';

/** What a colleague is told of by e-mail, in the order of the settings. */
export const staffNoticeKinds = [
  'assigned',
  'mentioned',
  'answered',
  'due',
  'unsent',
  'contract',
  'tender',
  'digest',
] as const;
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
