import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { orLeftOut } from '#contract/protocol/fields.ts';
import { mayCorrectPrice } from './orders/commandRights.ts';
import { inbox } from './notices.ts';
import type { StaffRole } from './staffRoles.ts';
import { clerks, staffRoles } from './staffRoles.ts';

const instant = z.iso.datetime();

/** What waits at the desk; an order may wait for several reasons. */
export const queueKinds = [
  'review',
  'acceptance',
  'amendment',
  'documents',
  'received',
  'awaited',
  'cutOff',
  'verification',
  'enquiry',
  'invoice',
  'price',
  'bill',
  'message',
] as const;
export type QueueKind = (typeof queueKinds)[number];

const ofClerks: ReadonlySet<QueueKind> = new Set(['verification', 'enquiry', 'invoice', 'bill']);

/** What waits for a role. */
export const queueKindsOf = (role: StaffRole): QueueKind[] =>
  queueKinds.filter((kind) =>
    kind === 'price' ? mayCorrectPrice(role, 'decide') : clerks.includes(role) || !ofClerks.has(kind),
  );

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

/** Names an item: an order may wait for several things, and for one of them by several deadlines. */
export const queueKey = ({ kind, subject, dueAt }: Pick<QueueItem, 'kind' | 'subject' | 'dueAt'>): string =>
  `${kind} ${subject} ${dueAt}`;

/** The place in the queue after which a page begins. */
const queueCursor = z.object({ dueAt: instant, subject: z.string().check(z.maxLength(40)), kind: z.enum(queueKinds) });
export type QueueCursor = z.output<typeof queueCursor>;

/** The items of a page. */
export const queuePageSize = 50;

/** A person who can be given work. */
const colleague = z.object({
  login: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Until when the person is absent; null while they are there. */
  absentUntil: z.nullable(instant),
});
export type Colleague = z.output<typeof colleague>;

const queuePage = z.object({
  /** Of all pages. */
  total: z.int(),
  items: z.array(queueItem),
  next: z.nullable(queueCursor),
  colleagues: z.array(colleague),
  /** The caller's unread notices; a former build of the service does not send them. */
  inbox: z.optional(inbox),
});
export type QueuePage = z.output<typeof queuePage>;

export const deskQueue = endpoint({
  method: 'post',
  path: '/api-platform/desk/queue',
  summary: '工作台待办一页，先到期的在前；附上已有的版本，没有变化时只答复版本',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({
    kind: z._default(z.enum(['all', ...queueKinds]), 'all'),
    /** All items, the caller's own, those without an owner (with those of absent colleagues), or a colleague's by login. */
    owner: z._default(z.string().check(z.maxLength(64)), 'all'),
    after: z.optional(queueCursor),
    /** The version that the caller has. */
    version: orLeftOut(z.string().check(z.maxLength(40))),
  }),
  /** The page is null if the caller has this version. */
  output: z.object({ version: z.string(), page: z.nullable(queuePage) }),
});
export type QueueRequest = z.output<(typeof deskQueue)['input']>;

const login = z.string().check(z.minLength(1), z.maxLength(64));

export const claimSubject = endpoint({
  method: 'post',
  path: '/api-platform/desk/claim',
  summary: '认领待办、转给同事或放回；已被他人认领或放回的，须看过现状再操作',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({
    about: z.enum(subjectKinds),
    subject: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The owner, as the caller sees it; null without one. */
    from: z.nullable(login),
    /** Whose it shall be; null to put it back. */
    to: z.nullable(login),
  }),
  output: z.object({ owner: z.nullable(owner) }),
});

export const setAbsence = endpoint({
  method: 'post',
  path: '/api-platform/desk/absence',
  summary: '登记自己不在岗至某日；其待办此间也列在无人认领之中',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  /** The last day, in China; null to be there again. */
  input: z.object({ until: z.nullable(z.iso.date()) }),
  output: z.object({ absentUntil: z.nullable(instant) }),
});
