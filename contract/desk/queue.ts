import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import type { StaffRole } from './staffRoles.ts';
import { clerks, staffRoles } from './staffRoles.ts';

const instant = z.iso.datetime();

/** What waits at the desk; an order may wait for several reasons. */
export const queueKinds = [
  'review',
  'acceptance',
  'amendment',
  'documents',
  'cutOff',
  'verification',
  'enquiry',
  'invoice',
] as const;
export type QueueKind = (typeof queueKinds)[number];

/** The thing itself, which has an owner and a page. */
export const subjectKinds = ['order', 'application', 'enquiry'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Who works on each kind of thing. */
export const subjectRoles: Readonly<Record<SubjectKind, readonly StaffRole[]>> = {
  order: staffRoles,
  application: clerks,
  enquiry: clerks,
};

const owner = z.object({ login: z.string(), name: z.string() });

export const queueItem = z.object({
  kind: z.enum(queueKinds),
  about: z.enum(subjectKinds),
  /** The order number, the id of the application or the number of the enquiry. */
  subject: z.string(),
  titleZh: z.string(),
  detailZh: z.string(),
  dueAt: instant,
  /** Since when it waits. */
  since: instant,
  owner: z.nullable(owner),
});
export type QueueItem = z.output<typeof queueItem>;

export const deskQueue = endpoint({
  method: 'post',
  path: '/api-platform/desk/queue',
  summary: '工作台待办，先到期的在前',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({}),
  output: z.array(queueItem),
});

const subject = z.object({ about: z.enum(subjectKinds), subject: z.string().check(z.minLength(1), z.maxLength(40)) });

export const claimSubject = endpoint({
  method: 'post',
  path: '/api-platform/desk/claim',
  summary: '认领待办（接手同事的亦可）或放回',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.extend(subject, { mine: z.boolean() }),
  output: z.object({ owner: z.nullable(owner) }),
});
