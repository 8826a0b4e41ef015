import type { IssuedEnrolment, StaffMember } from '#contract/desk/staff.ts';
import type { UnsentMessage } from '#contract/desk/unsent.ts';
import { administrator } from './deskSamples.ts';

/** The people of the desk's stories; the first is the administrator who views them. */
export const members: StaffMember[] = [
  { ...administrator, id: 's1', state: 'active', lastSignInAt: '2026-03-02T00:40:00Z' },
  { id: 's2', login: 'liu.yang', name: '刘洋', role: 'clerk', state: 'invited', lastSignInAt: null },
  { id: 's3', login: 'sun.li', name: '孙丽', role: 'clerk', state: 'disabled', lastSignInAt: '2026-01-12T09:20:00Z' },
  { id: 's4', login: 'wang', name: '王敏', role: 'clerk', state: 'active', lastSignInAt: '2026-03-02T00:31:00Z' },
  { id: 's5', login: 'zhao', name: '赵刚', role: 'reviewer', state: 'active', lastSignInAt: '2026-02-28T01:05:00Z' },
];

export const issued: IssuedEnrolment = {
  login: 'liu.yang',
  enrolment: 'kq3J8sTZb0p5cVw2LrXy1A',
  expiresAt: '2026-03-05T02:00:00Z',
};

const message: UnsentMessage = {
  id: 'm1',
  kindZh: '已放舱',
  channel: 'email',
  recipient: 'trade@huadong.example.com',
  name: '李强',
  orderNo: 'FCL202603010042',
  status: 'failed',
  attempts: 8,
  queuedAt: '2026-03-01T22:10:00Z',
  nextAt: null,
  failure: '550 5.1.1 recipient rejected: user unknown',
};

/** Unsent messages: two failed, one is being retried. */
export const unsent: UnsentMessage[] = [
  {
    ...message,
    id: 'm3',
    kindZh: '订单须补充资料',
    channel: 'sms',
    recipient: '138****5678',
    status: 'waiting',
    attempts: 3,
    queuedAt: '2026-03-02T01:42:00Z',
    nextAt: '2026-03-02T02:04:00Z',
    failure: 'SMS gateway: timeout of 10 s',
  },
  message,
  { ...message, id: 'm2', kindZh: '企业认证结果', name: '赵询价', recipient: 'zhao@example.com', orderNo: null },
];
