import type { ActorRefFrom } from 'xstate';
import type { MachineNames } from '#machines/support/machineNames.ts';
import { lastOpen, lastUnread, openedConversation, writingOf } from './conversationRules.ts';
import { conversationSetup } from './conversationSetup.ts';

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/**
 * The conversation about an order or an enquiry, for either side: seen messages are marked, new ones appear by themselves,
 * and messages can have files; the desk also writes notes to colleagues and mentions them.
 */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description: '订单或询价的沟通：双方的消息与附件，看到即记已读，新消息自动显示；平台一方另有内部备注，可提到同事。',
  meta: {
    title: '沟通',
    events: {
      'thread.given': '重新取到了订单或询价',
      'messages.seen': '看到了新消息',
      'earlier.requested': '点了更早的消息',
      'settling.requested': '点了无须答复',
      'audience.chosen': '选了发给客户或只给同事',
      'text.changed': '输入了文字',
      'suggestion.stepped': '按上下键换一位同事',
      'colleague.mentioned': '选了要提到的同事',
      'suggestions.dropped': '不提同事',
      'file.chosen': '选了附件',
      'upload.dropped': '取消上传',
      'file.removed': '移除附件',
      'file.requested': '点了下载附件',
      'message.submitted': '点了发送',
    },
    guards: {
      hasThread: '有沟通（待公司审批的订单没有）',
      hasUnread: '有未读消息',
      hasOpen: '有待答复的消息',
      hasEarlier: '有更早的消息',
      isDesk: '是平台一方',
      isFit: '写了文字或附了文件，且不过长',
      hasSuggestions: '正在输入 @ 与同事的姓名',
      isSendable: '文件可以发送',
    },
    requests: {
      watchSight: '等消息进入视野',
      markRead: '记下已读',
      fetchThread: '取新消息',
      settleMessages: '记下无须答复',
      uploadFile: '上传附件',
      sendMessage: '发送消息',
      saveFile: '下载附件',
    },
    effects: { showProblem: '提示内容有误', showFileProblem: '提示文件有误', focusText: '把光标放到文字中' },
    delays: { nextLook: '隔一会再看有没有新消息' },
  } satisfies MachineNames,
  context: ({ input }) => openedConversation(input),
  initial: 'deciding',
  states: {
    deciding: { description: '看有没有沟通', always: [{ guard: 'hasThread', target: 'open' }, { target: 'absent' }] },
    absent: {
      description: '没有沟通',
      on: { 'thread.given': { target: 'deciding', actions: { type: 'setGiven', params: ({ event }) => event } } },
    },
    open: {
      description: '沟通',
      on: { 'thread.given': '.reading.fetching' },
      type: 'parallel',
      states: {
        reading: {
          description: '看消息',
          initial: 'shown',
          on: {
            'earlier.requested': { guard: 'hasEarlier', target: '.fetching', actions: 'setCount' },
          },
          states: {
            shown: {
              description: '显示消息',
              initial: 'deciding',
              after: { nextLook: 'fetching' },
              on: { 'settling.requested': { guard: 'hasOpen', target: 'settling' } },
              states: {
                deciding: {
                  description: '看有没有未读',
                  always: [{ guard: 'hasUnread', target: 'unseen' }, { target: 'seen' }],
                },
                unseen: {
                  description: '未读消息尚未进入视野',
                  invoke: { id: 'watchSight', src: 'watchSight' },
                  on: { 'messages.seen': 'marking' },
                },
                marking: {
                  description: '记下已读',
                  invoke: {
                    id: 'markRead',
                    src: 'markRead',
                    input: ({ context }) => ({
                      about: context.about,
                      subject: context.subject,
                      last: lastUnread(context)!,
                    }),
                    onDone: { target: 'seen', actions: 'setRead' },
                    // retried with the next poll
                    onError: 'seen',
                  },
                },
                seen: { description: '全部已读' },
              },
            },
            fetching: {
              description: '取新消息',
              on: { 'settling.requested': { guard: 'hasOpen', target: 'settling' } },
              invoke: {
                id: 'fetchThread',
                src: 'fetchThread',
                input: ({ context: { about, subject, count, thread } }) => ({
                  about,
                  subject,
                  count,
                  version: thread.version,
                }),
                onDone: { target: 'shown', actions: { type: 'setThread', params: ({ event }) => event } },
                onError: 'shown',
              },
            },
            settling: {
              description: '记下无须答复',
              tags: 'busy',
              invoke: {
                id: 'settleMessages',
                src: 'settleMessages',
                input: ({ context }) => ({ about: context.about, subject: context.subject, last: lastOpen(context)! }),
                onDone: { target: 'shown', actions: { type: 'setThread', params: ({ event }) => event } },
                onError: { target: 'shown', actions: setError },
              },
            },
          },
        },
        writing: {
          description: '写消息',
          initial: 'composing',
          states: {
            composing: {
              description: '填写',
              initial: 'typing',
              on: {
                'audience.chosen': {
                  guard: 'isDesk',
                  target: '.typing',
                  actions: ['clearKey', { type: 'setAudience', params: ({ event }) => event }],
                },
                'text.changed': [
                  {
                    guard: { type: 'hasSuggestions', params: ({ event }) => event },
                    target: '.suggesting',
                    actions: ['clearKey', { type: 'setText', params: ({ event }) => event }],
                  },
                  { target: '.typing', actions: ['clearKey', { type: 'setText', params: ({ event }) => event }] },
                ],
                'file.chosen': [
                  {
                    guard: { type: 'isSendable', params: ({ event }) => event },
                    target: 'uploading',
                    actions: ['clearKey', { type: 'setFile', params: ({ event }) => event }],
                  },
                  { actions: { type: 'showFileProblem', params: ({ event }) => event } },
                ],
                'file.removed': { actions: ['clearKey', { type: 'removeFile', params: ({ event }) => event }] },
                'file.requested': { target: 'saving', actions: { type: 'setId', params: ({ event }) => event } },
                'message.submitted': [
                  {
                    guard: 'isFit',
                    target: 'sending',
                    actions: ['clearErrorMessage', { type: 'setKey', params: ({ event }) => event }],
                  },
                  { actions: ['showProblem', { type: 'focusText', params: ({ context }) => context }] },
                ],
              },
              states: {
                typing: { description: '输入' },
                suggesting: {
                  description: '选要提到的同事',
                  on: {
                    'suggestion.stepped': { actions: { type: 'step', params: ({ event }) => event } },
                    'colleague.mentioned': {
                      target: 'typing',
                      actions: [
                        { type: 'mention', params: ({ event }) => event },
                        { type: 'focusText', params: ({ context }) => context },
                      ],
                    },
                    'suggestions.dropped': 'typing',
                  },
                },
              },
            },
            uploading: {
              description: '上传附件',
              tags: 'busy',
              on: {
                'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
                'upload.finished': { target: 'composing', actions: { type: 'addFile', params: ({ event }) => event } },
                'upload.failed': {
                  target: 'composing',
                  actions: { type: 'setErrorMessage', params: ({ event }) => event },
                },
                'upload.dropped': 'composing',
              },
              invoke: {
                id: 'uploadFile',
                src: 'uploadFile',
                input: ({ context: { about, subject, file } }) => ({ about, subject, file: file! }),
              },
            },
            saving: {
              description: '下载附件',
              tags: 'busy',
              invoke: {
                id: 'saveFile',
                src: 'saveFile',
                input: ({ context: { about, subject, id } }) => ({ about, subject, id }),
                onDone: 'composing',
                onError: { target: 'composing', actions: setError },
              },
            },
            sending: {
              description: '发送中',
              tags: 'busy',
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => writingOf(context),
                onDone: {
                  target: 'composing',
                  actions: ['clearMessage', { type: 'setThread', params: ({ event }) => event }],
                },
                onError: { target: 'composing', actions: setError },
              },
            },
          },
        },
      },
    },
  },
});

export type ConversationActor = ActorRefFrom<typeof conversationMachine>;
