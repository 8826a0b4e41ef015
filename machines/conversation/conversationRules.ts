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

/** A message as either side sees it; a customer does not get what belongs to the desk. */
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
  /** Sent again with a repeated call, so that the message is stored once. */
  key: string;
  text: string;
  files: string[];
  audience: Audience;
  /** The logins of mentioned colleagues. */
  mentions: string[];
}

export type ConversationRequests = {
  /** Null if the version is the one that is shown. */
  fetchThread: (of: Of & { count: number; version: string }) => Promise<ShownThread | null>;
  sendMessage: (message: Writing) => Promise<ShownThread>;
  /** Marks the other side's messages as seen up to one of them. */
  markRead: (of: Of & { last: string }) => Promise<unknown>;
  /** Notes that a customer's messages need no answer, up to one of them. */
  settleMessages: (of: Of & { last: string }) => Promise<ShownThread>;
  /** Saves a file with the browser's download. */
  saveFile: (of: Of & { id: string }) => Promise<unknown>;
};

/** A file to upload for a message. */
export type MessageUpload = Of & { file: ChosenFile };

export interface ConversationInput extends Of {
  side: Side;
  /** Undefined without a conversation: the desk does not have the order yet, or has no conversation about such things. */
  thread: ShownThread | undefined;
}

export interface ConversationContext extends ConversationInput {
  thread: ShownThread;
  /** How many messages are wanted. */
  count: number;
  audience: Audience;
  text: string;
  /** The position in the text at which something was typed last. */
  caret: number;
  /** The suggestion that the keyboard is at. */
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

/** What stands for a conversation that is not there. */
export const noThread: ShownThread = { version: '', messages: [], earlier: 0 };

/** A conversation as it is opened: nothing is written yet. */
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

/** The names that begin where an @ is typed: letters and what logins have. */
const mentionTyped = /@([\p{L}\p{N}._-]*)$/u;

/** The colleagues whom an @ before the caret of a note may mean; empty without one. */
export const suggestionsOf = ({ audience, text, caret, thread }: ConversationContext): Mentionable[] => {
  const typed = audience === 'colleagues' ? mentionTyped.exec(text.slice(0, caret))?.[1] : undefined;
  if (typed === undefined) return [];
  const wanted = typed.toLowerCase();
  const found = (thread.colleagues ?? []).filter(
    ({ login, name }) => name.toLowerCase().startsWith(wanted) || login.startsWith(wanted),
  );
  // a name that is there in full is chosen
  return found.some(({ name }) => name.toLowerCase() === wanted) ? [] : found.slice(0, limits.mentionsMax);
};

/** The text with the name of a colleague in place of what was typed of it, and where it goes on. */
export const withMention = ({ text, caret }: ConversationContext, { name }: Mentionable) => {
  const before = text.slice(0, caret).replace(mentionTyped, `@${name} `);
  return { text: before + text.slice(caret), caret: before.length };
};

/** Whom the note as it stands mentions. */
const mentionsIn = ({ audience, mentioned, text }: ConversationContext): string[] =>
  audience === 'colleagues' ? mentioned.filter(({ name }) => text.includes(`@${name}`)).map(({ login }) => login) : [];

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

/** What is wrong with a message that is sent. */
export const problemOf = ({ text, files }: ConversationContext): Problem | undefined =>
  text.trim() === '' && files.length === 0 ? 'required' : problemsOf(writtenMessage.text, text)[''];

/** The last message of the other side that is not seen. */
export const lastUnread = ({ thread, side }: ConversationContext): string | undefined =>
  unreadOf(thread.messages, side).at(-1)?.id;

/** The last message of a customer that waits for an answer. */
export const lastOpen = ({ thread }: ConversationContext): string | undefined =>
  thread.messages.findLast(({ isOpen }) => isOpen)?.id;
