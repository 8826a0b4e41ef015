import { assign, setup } from 'xstate';
import type { Audience, MessageFile } from '#contract/conversation/thread.ts';
import { unreadOf } from '#contract/conversation/thread.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { effect, request, subscription } from '#machines/effects.ts';
import { fileProblemOf } from '#machines/orders/orderDocuments.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { UploadEvent } from '#machines/support/upload.ts';
import type {
  ConversationContext,
  ConversationInput,
  ConversationRequests,
  MessageUpload,
  ShownThread,
} from './conversationRules.ts';
import { lastOpen, lastUnread, noThread, problemOf, suggestionsOf, withMention } from './conversationRules.ts';

/** Types, requests, guards and actions of a conversation; its chart is in `conversation.ts`. */
export const conversationSetup = setup({
  types: {} as {
    context: ConversationContext;
    input: ConversationInput;
    events:
      | { type: 'thread.given'; thread: ShownThread | undefined }
      | { type: 'messages.seen' }
      | { type: 'earlier.requested' }
      | { type: 'settling.requested' }
      | { type: 'audience.chosen'; audience: Audience }
      | { type: 'text.changed'; text: string; caret: number }
      | { type: 'suggestion.stepped'; by: 1 | -1 }
      | { type: 'colleague.mentioned'; login: string }
      | { type: 'suggestions.dropped' }
      | { type: 'file.chosen'; file: ChosenFile }
      | UploadEvent<MessageFile>
      | { type: 'upload.dropped' }
      | { type: 'file.removed'; id: string }
      | { type: 'file.requested'; id: string }
      /** With a new key; a retry of the same message keeps its former key. */
      | { type: 'message.submitted'; key: string };
    children: {
      watchSight: 'watchSight';
      markRead: 'markRead';
      fetchThread: 'fetchThread';
      settleMessages: 'settleMessages';
      uploadFile: 'uploadFile';
      sendMessage: 'sendMessage';
      saveFile: 'saveFile';
    };
  },
  actors: {
    /** Sends `messages.seen` once the messages are in sight. */
    watchSight: subscription(),
    fetchThread: request<ConversationRequests['fetchThread']>(),
    sendMessage: request<ConversationRequests['sendMessage']>(),
    markRead: request<ConversationRequests['markRead']>(),
    settleMessages: request<ConversationRequests['settleMessages']>(),
    saveFile: request<ConversationRequests['saveFile']>(),
    uploadFile: subscription<MessageUpload>(),
  },
  guards: {
    hasThread: ({ context }) => context.thread !== noThread,
    hasUnread: ({ context }) => lastUnread(context) !== undefined,
    hasOpen: ({ context }) => lastOpen(context) !== undefined,
    hasEarlier: ({ context: { thread, count } }) => thread.earlier > 0 && count < limits.messagesShownMax,
    isDesk: ({ context }) => context.side === 'desk',
    isFit: ({ context }) => problemOf(context) === undefined,
    hasSuggestions: ({ context }, params: { text: string; caret: number }) =>
      suggestionsOf({ ...context, ...params }).length > 0,
    isSendable: (_, { file }: { file: ChosenFile }) => fileProblemOf(file) === undefined,
  },
  actions: {
    setThread: assign(({ context }, { output }: { output: ShownThread | null }) => ({
      thread: output ?? context.thread,
    })),
    setGiven: assign((_, { thread }: { thread: ShownThread | undefined }) => ({ thread: thread ?? noThread })),
    /** Marked messages count as seen until the thread is fetched. */
    setRead: assign(({ context: { thread, side } }) => {
      const unread = new Set(unreadOf(thread.messages, side));
      const at = thread.messages.at(-1)!.at;
      return {
        thread: {
          ...thread,
          messages: thread.messages.map((one) => (unread.has(one) ? { ...one, readAt: at } : one)),
        },
      };
    }),
    setCount: assign({ count: ({ context }) => Math.min(context.count * 2, limits.messagesShownMax) }),
    setAudience: assign((_, { audience }: { audience: Audience }) => ({ audience, problem: undefined })),
    setText: assign((_, { text, caret }: { text: string; caret: number }) => ({
      text,
      caret,
      active: 0,
      problem: undefined,
    })),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const { length } = suggestionsOf(context);
      return { active: (context.active + by + length) % length };
    }),
    mention: assign(({ context }, { login }: { login: string }) => {
      const colleague = suggestionsOf(context).find((one) => one.login === login);
      if (!colleague) return {};
      return {
        ...withMention(context, colleague),
        mentioned: [...context.mentioned.filter((one) => one.login !== login), colleague],
      };
    }),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({
      file,
      percent: 0,
      fileProblem: undefined,
      errorMessage: undefined,
    })),
    showFileProblem: assign({ fileProblem: (_, { file }: { file: ChosenFile }) => fileProblemOf(file) }),
    setPercent: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    addFile: assign(({ context }, { output }: { output: MessageFile }) => ({
      files: [...context.files, output],
      problem: undefined,
    })),
    removeFile: assign(({ context }, { id }: { id: string }) => ({
      files: context.files.filter((one) => one.id !== id),
    })),
    setId: assign((_, { id }: { id: string }) => ({ id, errorMessage: undefined })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    clearMessage: assign({ text: '', caret: 0, files: [], mentioned: [], key: '' }),
    setErrorMessage: assign({ errorMessage: (_, { error }: { error: unknown }) => apiErrorMessage(error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined, fileProblem: undefined }),
    /** Sets a new key; keeps the current one while its message may already be stored. */
    setKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key || key })),
    clearKey: assign({ key: '' }),
    focusText: effect<{ caret: number }>(),
  },
  delays: { nextLook: ({ context }) => (context.side === 'desk' ? limits.deskLookMs : limits.customerLookMs) },
});
