import {
  fileAtDesk,
  readAtDesk,
  sendAtDesk,
  settleAtDesk,
  threadAtDesk,
  uploadFileAtDesk,
} from '#contract/conversation/deskCalls.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import type { ConversationRequests, MessageUpload } from '#machines/conversation/conversationRules.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { uploading } from '#src/app/uploading.ts';
import { conversationInPage } from '#src/features/conversation/conversationEffects.ts';
import { withBytes } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** The conversation about an order or an enquiry with its effects, for the desk. */
export const conversationAtDesk = ({ call, download }: Pick<Caller, 'call' | 'download'>) =>
  conversationMachine.provide({
    actors: {
      ...conversationInPage.actors,
      ...requests<ConversationRequests>({
        fetchThread: async (of, { signal }) => call(threadAtDesk, of, { quiet: true, signal }),
        sendMessage: async ({ key, ...message }) => call(sendAtDesk, message, { quiet: true, idempotencyKey: key }),
        markRead: async (of) => call(readAtDesk, of, quiet),
        settleMessages: async (of) => call(settleAtDesk, of, quiet),
        saveFile: async (of) => download(fileAtDesk, of, quiet),
      }),
      uploadFile: uploading(async ({ file, ...of }: MessageUpload, options) =>
        call(uploadFileAtDesk, { ...of, fileName: file.name, content: withBytes(file) }, options),
      ),
    },
    actions: conversationInPage.actions,
  });
