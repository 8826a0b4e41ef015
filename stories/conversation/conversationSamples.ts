import type { DeskMessage, DeskThread, Message, Thread } from '#contract/conversation/thread.ts';

const packing = { id: 'f1', fileName: '装箱单_修改.pdf', bytes: 182_113 };

const asked: Message = {
  id: 'm1',
  side: 'customer',
  by: '李强',
  text: '货物改为两箱，能否赶上本航次？\n装箱单已附。',
  files: [packing],
  at: '2026-03-01T09:10:00.000Z',
  readAt: '2026-03-01T09:20:00.000Z',
};
const answered: Message = {
  id: 'm2',
  side: 'desk',
  by: '平台操作员',
  text: '可以，请在截单前提交补料。',
  files: [],
  at: '2026-03-01T09:40:00.000Z',
  readAt: '2026-03-01T10:05:00.000Z',
};
const more: Message = {
  id: 'm3',
  side: 'desk',
  by: '平台操作员',
  text: '船公司已确认第二箱的舱位。',
  files: [],
  at: '2026-03-02T01:30:00.000Z',
  readAt: null,
};
const thanks: Message = {
  id: 'm4',
  side: 'customer',
  by: '李强',
  text: '好的，今天提交。',
  files: [],
  at: '2026-03-02T02:00:00.000Z',
  readAt: null,
};

/** A customer's conversation without messages, with an unread one, and after the answer to it. */
export const emptyThread: Thread = { version: 'v0', messages: [], earlier: 0 };
export const unreadThread: Thread = { version: 'v1', messages: [asked, answered, more], earlier: 0 };
export const longThread: Thread = { ...unreadThread, version: 'v2', earlier: 37 };
export const sentThread: Thread = {
  version: 'v3',
  messages: [asked, answered, { ...more, readAt: '2026-03-02T02:00:00.000Z' }, thanks],
  earlier: 0,
};

const atDesk = (message: Message, given: Partial<DeskMessage> = {}): DeskMessage => ({
  ...message,
  ...(message.side === 'desk' && { by: '王敏' }),
  audience: 'customer',
  mentions: [],
  isOpen: false,
  ...given,
});

const colleagues = [
  { login: 'liu', name: '刘洋' },
  { login: 'wang', name: '王敏' },
  { login: 'zhao', name: '赵刚' },
];

/** The same at the desk, with a note that mentions a colleague, and a message that waits for an answer. */
export const deskThread: DeskThread = {
  version: 'd1',
  messages: [
    atDesk(asked),
    atDesk(answered),
    atDesk(
      { ...more, id: 'n1', text: '@刘洋 客户常改船期，先电话确认。', at: '2026-03-01T12:00:00.000Z' },
      { audience: 'colleagues', mentions: ['刘洋'] },
    ),
    atDesk(more),
    atDesk(thanks, { isOpen: true }),
  ],
  earlier: 0,
  colleagues,
};
export const emptyDeskThread: DeskThread = { version: 'd0', messages: [], earlier: 0, colleagues };
/** After its answer. */
export const settledThread: DeskThread = {
  ...deskThread,
  version: 'd2',
  messages: deskThread.messages.map((each) => Object.assign({}, each, { isOpen: false })),
};
