import type { ActorRefFrom } from 'xstate';
import { savedQuoteSetup } from './savedQuoteSetup.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** One of the user's saved quotes: its name, its link, its sheet, its order, and its end. */
export const savedQuoteMachine = savedQuoteSetup.createMachine({
  id: 'savedQuote',
  description: '查看自己的一份报价：改名、分享链接、下载 PDF、转为订单、删除；原价是否有效由服务判断。',
  meta: {
    title: '一份报价',
    events: {
      'renaming.requested': '点了改名',
      'name.changed': '输入了名称',
      'name.submitted': '点了保存',
      'renaming.dismissed': '不改了',
      'link.requested': '点了分享链接',
      'link.revoked': '点了停用链接',
      'link.copied': '点了复制链接',
      'sheet.requested': '点了下载 PDF',
      'order.requested': '点了转为订单',
      'deletion.requested': '点了删除',
      'deletion.confirmed': '确认删除',
      'deletion.dismissed': '不删了',
    },
    guards: {
      isFit: '名称填写无误',
      isShared: '已开启分享',
      isOrderable: '原价有效，或有今日价格',
      isStale: '原因是原价已失效',
    },
    requests: {
      fetchQuote: '取这份报价',
      refetchQuote: '重新取这份报价',
      rename: '改名',
      share: '开启或停用分享链接',
      saveSheet: '下载 PDF',
      startOrder: '请服务确认价格并给出委托内容',
      remove: '删除',
    },
    effects: {
      showProblem: '标出填写错误',
      focusName: '把光标移到名称',
      copyLink: '复制链接',
      beginOrder: '打开预填的委托页',
      leave: '回到报价列表',
    },
  } satisfies MachineNames,
  context: ({ input }) => ({ id: input.id, name: '', isShared: false, atTodaysPrice: false }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '取报价',
      tags: 'busy',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'setQuote', params: ({ event }) => event } },
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '显示报价',
      initial: 'resting',
      states: {
        resting: {
          description: '查看',
          on: {
            'renaming.requested': { target: 'renaming', actions: ['typeName', 'clearErrorMessage'] },
            'link.requested': {
              target: 'sharing',
              actions: ['clearErrorMessage', { type: 'setWish', params: { isShared: true } }],
            },
            'link.revoked': {
              guard: 'isShared',
              target: 'sharing',
              actions: ['clearErrorMessage', { type: 'setWish', params: { isShared: false } }],
            },
            'link.copied': { guard: 'isShared', actions: { type: 'copyLink', params: ({ context }) => context } },
            'sheet.requested': { target: 'saving', actions: 'clearErrorMessage' },
            'order.requested': {
              guard: { type: 'isOrderable', params: ({ event }) => event },
              target: 'ordering',
              actions: ['clearErrorMessage', { type: 'setPrice', params: ({ event }) => event }],
            },
            'deletion.requested': { target: 'confirming', actions: 'clearErrorMessage' },
          },
        },
        renaming: {
          description: '填写新名称',
          on: {
            'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
            'name.submitted': [
              { guard: 'isFit', target: 'storingName', actions: 'clearErrorMessage' },
              { actions: ['showProblem', 'focusName'] },
            ],
            'renaming.dismissed': { target: 'resting', actions: ['dropName', 'clearErrorMessage'] },
          },
        },
        storingName: {
          description: '改名中',
          tags: 'busy',
          invoke: {
            id: 'rename',
            src: 'rename',
            input: ({ context: { id, name } }) => ({ id, name: name.trim() }),
            onDone: { target: 'resting', actions: 'setRenamed' },
            onError: { target: 'renaming', actions: setError },
          },
        },
        sharing: {
          description: '开启或停用链接',
          tags: 'busy',
          invoke: {
            id: 'share',
            src: 'share',
            input: ({ context: { id, isShared } }) => ({ id, isShared }),
            onDone: { target: 'resting', actions: { type: 'setToken', params: ({ event }) => event } },
            onError: { target: 'resting', actions: setError },
          },
        },
        saving: {
          description: '下载 PDF',
          tags: 'busy',
          invoke: {
            id: 'saveSheet',
            src: 'saveSheet',
            input: ({ context }) => ({ id: context.id }),
            onDone: 'resting',
            onError: { target: 'resting', actions: setError },
          },
        },
        ordering: {
          description: '转为订单中',
          tags: 'busy',
          invoke: {
            id: 'startOrder',
            src: 'startOrder',
            input: ({ context: { id, atTodaysPrice } }) => ({ id, atTodaysPrice }),
            onDone: {
              target: 'resting',
              actions: {
                type: 'beginOrder',
                params: ({ context, event }) => ({ quote: context.quote!, start: event.output }),
              },
            },
            onError: [
              // the price is no longer valid: today's is fetched and offered
              { guard: { type: 'isStale', params: ({ event }) => event }, target: 'refreshing', actions: setError },
              { target: 'resting', actions: setError },
            ],
          },
        },
        refreshing: {
          description: '取今日价格',
          tags: 'busy',
          invoke: {
            id: 'refetchQuote',
            src: 'fetchQuote',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: ['clearErrorMessage', { type: 'setQuote', params: ({ event }) => event }],
            },
            onError: 'resting',
          },
        },
        confirming: {
          description: '确认删除',
          on: { 'deletion.confirmed': 'deleting', 'deletion.dismissed': 'resting' },
        },
        deleting: {
          description: '删除中',
          tags: 'busy',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: '#savedQuote.deleted' },
            onError: { target: 'resting', actions: setError },
          },
        },
      },
    },
    deleted: { description: '已删除', type: 'final', entry: 'leave' },
  },
});

export type SavedQuoteActor = ActorRefFrom<typeof savedQuoteMachine>;
