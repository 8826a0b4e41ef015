import * as z from 'zod/mini';
import { optionalText } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';

const instant = z.iso.datetime();

/** The two sides of a conversation: the customer with their colleagues, and the desk. */
export type Side = 'customer' | 'desk';

/** What a conversation is about. */
export const threadKinds = ['order', 'enquiry'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** A file of a message. */
export const messageFile = z.object({ id: z.string(), fileName: z.string(), bytes: z.int() });
export type MessageFile = z.output<typeof messageFile>;

export const message = z.object({
  id: z.string(),
  side: z.enum(['customer', 'desk']),
  /** The name of a customer's person; customers read the role of a person at the desk instead of the name. */
  by: z.string(),
  /** It may be empty if there are files. */
  text: z.string(),
  files: z.array(messageFile),
  at: instant,
  /** When somebody of the other side saw it first; null until then. */
  readAt: z.nullable(instant),
});
export type Message = z.output<typeof message>;

/** Who reads what the desk writes: both sides, or colleagues alone. */
export const audiences = ['customer', 'colleagues'] as const;
export type Audience = (typeof audiences)[number];

/** A message as the desk sees it. */
export const deskMessage = z.extend(message, {
  audience: z.enum(audiences),
  /** The names of the colleagues whom it mentions. */
  mentions: z.array(z.string()),
  /** Whether a customer's message waits for an answer. */
  isOpen: z.boolean(),
});
export type DeskMessage = z.output<typeof deskMessage>;

const threadOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    /** Names this state of the thread, for conditional requests. */
    version: z.string(),
    /** The latest messages, the oldest first. */
    messages: z.array(row),
    /** How many messages are older than those. */
    earlier: z.int(),
  });

/** A conversation as customers see it. */
export const thread = threadOf(message);
export type Thread = z.output<typeof thread>;

/** A conversation as the desk sees it, with internal notes. */
export const deskThread = z.extend(threadOf(deskMessage), {
  /** Who can be mentioned in a note. */
  colleagues: z.array(z.object({ login: z.string(), name: z.string() })),
});
export type DeskThread = z.output<typeof deskThread>;

/** Which messages a reader wants, and the version that they have. */
export const threadQuery = {
  count: z._default(z.int().check(z.positive(), z.lte(limits.messagesShownMax)), limits.messagesShown),
  version: z.optional(z.string().check(z.maxLength(40))),
};

/** What is written: a text, files that were uploaded for it, or both. */
export const writtenMessage = {
  text: optionalText(limits.messageTextMax),
  files: z._default(z.array(z.uuid()).check(z.maxLength(limits.messageFilesMax)), []),
};

/** Rejects a message without text and files. */
export const isWritten = z.check<{ text: string; files: string[] }>((payload) => {
  const { text, files } = payload.value;
  if (text === '' && files.length === 0)
    payload.issues.push({ code: 'custom', path: ['text'], message: 'required', input: text });
});

/** The messages of the other side that a side has not seen. */
export const unreadOf = <M extends Message>(messages: readonly M[], side: Side): M[] =>
  messages.filter((one) => one.side !== side && one.readAt === null);
