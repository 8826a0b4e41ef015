import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import {
  messageFileContent,
  orderThread,
  readMessages,
  sendMessage,
  uploadMessageFile,
} from '#contract/conversation/customerCalls.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import type { ConversationRequests, MessageUpload } from '#machines/conversation/conversationRules.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { uploading } from '#src/app/uploading.ts';
import { newId } from '#src/platform/id.ts';
import { withBytes } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** The key of one message; sending it twice with one key stores one message. */
export const newMessageKey = (): string => newId();

/** The effects of both sides. */
export const conversationInPage = {
  actors: {
    /** Reports the first unread message in sight; in a hidden tab none is. */
    watchSight: fromCallback<EventObject, undefined>(({ sendBack }) => {
      const seen = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sendBack({ type: 'messages.seen' });
      });
      // the message is rendered after the state that waits for it
      const frame = requestAnimationFrame(() => {
        for (const message of document.querySelectorAll('[data-unread]')) seen.observe(message);
      });
      return () => {
        cancelAnimationFrame(frame);
        seen.disconnect();
      };
    }),
  },
  actions: {
    focusText: (_: unknown, { caret }: { caret: number }) => {
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLTextAreaElement>('#field-message');
        field?.focus();
        field?.setSelectionRange(caret, caret);
      });
    },
  },
};

/** The conversation about an order with its effects, for the customer. */
export const conversationWith = ({ call, saveFile }: Site) =>
  conversationMachine.provide({
    actors: {
      ...conversationInPage.actors,
      ...requests<ConversationRequests>({
        fetchThread: async ({ subject: orderNo, count, version }, { signal }) =>
          call(orderThread, { orderNo, count, version }, { quiet: true, signal }),
        sendMessage: async ({ subject: orderNo, key, text, files }) =>
          call(sendMessage, { orderNo, text, files }, { quiet: true, idempotencyKey: key }),
        markRead: async ({ subject: orderNo, last }) => call(readMessages, { orderNo, last }, quiet),
        // only the desk decides that no answer is needed
        settleMessages: async () => Promise.reject(new Error('not for customers')),
        saveFile: async ({ subject: orderNo, id }) => saveFile(messageFileContent, { orderNo, id }),
      }),
      uploadFile: uploading(async ({ subject: orderNo, file }: MessageUpload, options) =>
        call(uploadMessageFile, { orderNo, fileName: file.name, content: withBytes(file) }, options),
      ),
    },
    actions: conversationInPage.actions,
  });
