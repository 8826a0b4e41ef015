import type { ConversationActor } from '#machines/conversation/conversation.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import type { ConversationInput } from '#machines/conversation/conversationRules.ts';
import { Conversation } from '#src/features/conversation/Conversation.tsx';
import { conversationMessages as messages } from '#src/features/conversation/messages.ts';
import {
  deskThread,
  emptyDeskThread,
  emptyThread,
  longThread,
  sentThread,
  settledThread,
  unreadThread,
} from '#stories/conversation/conversationSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf, pdf } from './documentGestures.tsx';
import { named } from './named.ts';
import { uploadExternal } from './uploadExternal.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const file = { id: 'f9', fileName: 'a.pdf', bytes: 8 };
const [asked] = unreadThread.messages as [(typeof unreadThread.messages)[0]];
const saved = asked.files[0]!;
const of = { about: 'order', subject: 'FCL202603010042' } as const;
const input = (side: ConversationInput['side'], thread: ConversationInput['thread']): ConversationInput => ({
  ...of,
  side,
  thread,
});
const text = () => page.getByRole('textbox');
const key = 'a-new-key';

/** Chooses a file as the browser passes it on. */
const choose = (chosen: typeof pdf): void => {
  const control = page.getByLabelText(messages.attach).element() as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(fileOf(chosen));
  control.files = transfer.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

const ofDesk: ReadonlySet<string> = new Set([
  'settling.requested',
  'audience.chosen',
  'suggestion.stepped',
  'colleague.mentioned',
  'suggestions.dropped',
]);

export default modelOf({
  of: 'conversation',
  machine: conversationMachine,
  inputs: {
    empty: input('customer', emptyThread),
    unread: input('customer', unreadThread),
    none: input('customer', undefined),
    desk: input('desk', deskThread),
    deskEmpty: input('desk', emptyDeskThread),
  },
  opens: 'unread',
  samples: [
    { type: 'thread.given', thread: longThread },
    { type: 'thread.given', thread: undefined },
    { type: 'messages.seen' },
    { type: 'earlier.requested' },
    { type: 'settling.requested' },
    { type: 'audience.chosen', audience: 'colleagues' },
    { type: 'text.changed', text: '好的', caret: 2 },
    { type: 'text.changed', text: '@', caret: 1 },
    { type: 'suggestion.stepped', by: 1 },
    { type: 'colleague.mentioned', login: 'liu' },
    { type: 'suggestions.dropped' },
    { type: 'file.chosen', file: pdf },
    { type: 'file.chosen', file: { name: 'a.zip', size: 8, type: 'application/zip' } },
    { type: 'upload.progressed', percent: 42 },
    { type: 'upload.finished', output: file },
    { type: 'upload.failed', error: error[0] },
    { type: 'upload.dropped' },
    { type: 'file.removed', id: file.id },
    { type: 'file.requested', id: saved.id },
    { type: 'message.submitted', key },
  ],
  outcomes: {
    fetchThread: { done: [null], error },
    markRead: { done: [null], error },
    settleMessages: { done: [settledThread], error },
    sendMessage: { done: [sentThread], error },
    saveFile: { done: [null], error },
    watchSight: { error: [] },
    uploadFile: { error: [] },
  },
  // paths cover reading and writing separately, and each side's own events only on that side
  possible: (event, { side, thread, audience, files, text: typed, active, file: former }, state) => {
    const { type } = event;
    const isUnread = thread.version === unreadThread.version;
    const isSeen = state.matches({ open: { reading: { shown: 'seen' }, writing: { composing: 'typing' } } });
    if (ofDesk.has(type) && side !== 'desk') return false;
    const isShown = state.matches({ open: { reading: 'shown' } });
    const isAsked = thread.version === deskThread.version;
    // a page that has no conversation yet is fetched again without one
    if (type === 'thread.given')
      return state.matches('absent') || (event.thread !== undefined && ((isUnread && isSeen) || (isAsked && isShown)));
    if (type === 'settling.requested') return isShown || state.matches({ open: { reading: 'fetching' } });
    if (type === 'earlier.requested') return isShown;
    if (type === 'messages.seen') return isUnread;
    if (type === 'file.removed') return files.length > 0;
    if (type === 'file.requested' || type.startsWith('xstate.after')) return isUnread && isSeen;
    // each part of a message is written once, in an empty conversation
    const isFresh = thread.messages.length === 0 && typed === '' && files.length === 0;
    if (type === 'audience.chosen') return isFresh && audience === 'customer';
    if (type === 'text.changed') return isFresh && (event.text === '@') === (audience === 'colleagues') && !former;
    if (type === 'file.chosen') return isFresh && side === 'customer' && !former;
    if (type === 'message.submitted') return thread.messages.length === 0 && side === 'customer';
    return type !== 'suggestion.stepped' || active === 0;
  },
  keep: ({ side, thread, audience, text: typed, files, active, problem, file: former }) => [
    former?.name,
    side,
    thread.version,
    audience,
    typed,
    files.length,
    active,
    problem,
  ],
  external: {
    ...uploadExternal,
    'thread.given': '重新取到订单时给出',
    'messages.seen': '消息进入视野时由页面报告',
  },
  play: () => ({
    view: (actor: ConversationActor) => <Conversation actor={actor} />,
    gestures: {
      'earlier.requested': () => named(messages.earlier(longThread.earlier)).click(),
      'settling.requested': () => named(messages.settle).click(),
      'audience.chosen': () => page.getByText(messages.audiences.colleagues, { exact: true }).click(),
      'text.changed': ({ text: typed }) => text().fill(typed),
      'suggestion.stepped': async () => {
        text().element().focus();
        await userEvent.keyboard('{ArrowDown}');
      },
      'colleague.mentioned': () => page.getByRole('option').first().click(),
      'suggestions.dropped': async () => {
        text().element().focus();
        await userEvent.keyboard('{Escape}');
      },
      'file.chosen': ({ file: chosen }) => choose(chosen),
      'upload.dropped': () => named(messages.stop).click(),
      'file.removed': () => named(messages.removeOf(file.fileName)).click(),
      'file.requested': () => named(messages.saveOf(saved.fileName)).click(),
      'message.submitted': () => named(messages.send).click(),
    },
  }),
});
