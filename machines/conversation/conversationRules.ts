import type {
  Audience,
  DeskMessage,
  DeskThread,
  Message,
  MessageFile,
  Side,
  Thread,
  ThreadKind,
} from '#contract/conversation/thread.ts';
import { unreadOf, writtenMessage } from '#contract/conversation/thread.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { FileProblem } from '#machines/orders/orderDocuments.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';

/** A message as either side sees it; a customer does not get the desk's fields. */
export type ShownMessage = Message & Partial<Pick<DeskMessage, 'audience' | 'mentions' | 'isOpen'>>;

/** A person who can be mentioned. */
export type Mentionable = DeskThread['colleagues'][number];

/** A conversation as either side sees it; only the desk has colleagues to mention. */
export type ShownThread = Omit<Thread, 'messages'> & { messages: ShownMessage[]; colleagues?: Mentionable[] };

interface Of {
  about: ThreadKind;
  subject: string;
}

export interface Writing extends Of {
  /** The same key is sent with a retry, so that the message is stored once. */
  key: string;
  text: string;
  files: string[];
  audience: Audience;
  /** The logins of mentioned colleagues. */
  mentions: string[];
}

export type ConversationRequests = {
  /** Null if `version` is still current. */
  fetchThread: (of: Of & { count: number; version: string }) => Promise<ShownThread | null>;
  sendMessage: (message: Writing) => Promise<ShownThread>;
  /** Marks the other side's messages as seen up to one of them. */
  markRead: (of: Of & { last: string }) => Promise<unknown>;
  /** Marks a customer's messages as needing no answer, up to one of them. */
  settleMessages: (of: Of & { last: string }) => Promise<ShownThread>;
  /** Saves a file with the browser's download. */
  saveFile: (of: Of & { id: string }) => Promise<unknown>;
};

/** A file to upload for a message. */
export type MessageUpload = Of & { file: ChosenFile };

export interface ConversationInput extends Of {
  side: Side;
  /** Undefined without a conversation: the desk does not have the order yet, or the subject has no conversations. */
  thread: ShownThread | undefined;
}

export interface ConversationContext extends ConversationInput {
  thread: ShownThread;
  /** How many messages are requested. */
  count: number;
  audience: Audience;
  text: string;
  /** The position of the last typing in the text. */
  caret: number;
  /** The index of the suggestion that has the keyboard focus. */
  active: number;
  /** Colleagues who were chosen while typing. */
  mentioned: Mentionable[];
  files: MessageFile[];
  file?: ChosenFile | undefined;
  percent: number;
  /** The file that is saved. */
  id: string;
  key: string;
  problem?: Problem | undefined;
  fileProblem?: FileProblem | undefined;
  errorMessage?: string | undefined;
}

/** The placeholder for a missing conversation. */
export const noThread: ShownThread = { version: '', messages: [], earlier: 0 };

/** The initial context of a conversation: nothing is written yet. */
export const openedConversation = ({ thread, ...input }: ConversationInput): ConversationContext => ({
  ...input,
  thread: thread ?? noThread,
  count: limits.messagesShown,
  audience: 'customer',
  text: '',
  caret: 0,
  active: 0,
  mentioned: [],
  files: [],
  percent: 0,
  id: '',
  key: '',
});

/** Matches the start of a name after an @: letters and the characters of logins. */
const mentionTyped = /@([\p{L}\p{N}._-]*)$/u;

/** The colleagues whom an @ before the caret of a note may mean; empty without one. */
export const suggestionsOf = ({ audience, text, caret, thread }: ConversationContext): Mentionable[] => {
  const typed = audience === 'colleagues' ? mentionTyped.exec(text.slice(0, caret))?.[1] : undefined;
  if (typed === undefined) return [];
  const wanted = typed.toLowerCase();
  const found = (thread.colleagues ?? []).filter(
    ({ login, name }) => name.toLowerCase().startsWith(wanted) || login.startsWith(wanted),
  );
  // a name that is typed in full is already chosen
  return found.some(({ name }) => name.toLowerCase() === wanted) ? [] : found.slice(0, limits.mentionsMax);
};

/** The text with a colleague's name in place of its typed start, and the new caret position. */
export const withMention = ({ text, caret }: ConversationContext, { name }: Mentionable) => {
  const before = text.slice(0, caret).replace(mentionTyped, `@${name} `);
  return { text: before + text.slice(caret), caret: before.length };
};

/** The logins that a note mentions: colleagues who were chosen, or whose name or login is typed in full. */
const mentionsIn = ({ audience, mentioned, text, thread }: ConversationContext): string[] => {
  if (audience !== 'colleagues') return [];
  const colleagues = thread.colleagues ?? [];
  const known = colleagues.flatMap(({ name, login }) => [name, login]);
  // a name may begin with another one
  const isLonger = (typed: string, rest: string) =>
    known.some((other) => other.length > typed.length && `${typed}${rest}`.startsWith(other));
  const isTyped = (typed: string): boolean =>
    text
      .split(`@${typed}`)
      .slice(1)
      .some((rest) => !isLonger(typed, rest));
  // of people with one name, the chosen one
  const isOther = ({ name, login }: Mentionable) =>
    mentioned.some((one) => one.name === name) && mentioned.every((one) => one.login !== login);
  return colleagues
    .filter((one) => isTyped(one.login) || (isTyped(one.name) && !isOther(one)))
    .map(({ login }) => login);
};

export const writingOf = (context: ConversationContext): Writing => {
  const { about, subject, key, text, files, audience } = context;
  return {
    about,
    subject,
    key,
    text: text.trim(),
    files: files.map(({ id }) => id),
    audience,
    mentions: mentionsIn(context),
  };
};

/** The problem of a submitted message; undefined if it can be sent. */
export const problemOf = ({ text, files }: ConversationContext): Problem | undefined =>
  text.trim() === '' && files.length === 0 ? 'required' : problemsOf(writtenMessage.text, text)[''];

/** The other side's last unseen message. */
export const lastUnread = ({ thread, side }: ConversationContext): string | undefined =>
  unreadOf(thread.messages, side).at(-1)?.id;

/** The last message of a customer that waits for an answer. */
export const lastOpen = ({ thread }: ConversationContext): string | undefined =>
  thread.messages.findLast(({ isOpen }) => isOpen)?.id;
