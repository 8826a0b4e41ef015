import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { clerks } from './staffRoles.ts';

const instant = z.iso.datetime();

/** The most messages that are listed, and sent again by one act. */
export const unsentMax = 200;

/** A message to a customer that failed, or is tried again after a failure. */
const unsentMessage = z.object({
  id: z.string(),
  kindZh: z.string(),
  channel: z.enum(['email', 'sms']),
  /** An address, or a phone with its middle hidden. */
  recipient: z.string(),
  /** The customer. */
  name: z.string(),
  orderNo: z.nullable(z.string()),
  /** `waiting`: it will be tried again by itself. */
  status: z.enum(['waiting', 'failed']),
  attempts: z.int(),
  queuedAt: instant,
  /** When it is tried again. */
  nextAt: z.nullable(instant),
  failure: z.string(),
});
export type UnsentMessage = z.output<typeof unsentMessage>;

export const unsentMessages = endpoint({
  method: 'post',
  path: '/api-platform/desk/unsent',
  summary: '未能发出的邮件与短信通知，新的在前',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({}),
  output: z.array(unsentMessage),
});

export const resendMessages = endpoint({
  method: 'post',
  path: '/api-platform/desk/unsent/resend',
  summary: '重新发送失败的通知；已在重试的不变',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(unsentMax)) }),
  output: z.object({ queued: z.int() }),
});
