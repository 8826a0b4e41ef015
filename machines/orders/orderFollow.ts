import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { DangerousPaperCode, DangerousPaperFormat } from '#contract/orders/dangerousPapers.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { invoiceRequestMachine } from './invoiceRequest.ts';
import { orderDocumentsMachine } from './orderDocuments.ts';
import type { NotedCommand } from './orderNote.ts';
import { orderNoteMachine } from './orderNote.ts';
import { isInvoiceable, userCommandsOf } from './orderRights.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A paper of an order's dangerous goods in one of its formats. */
export type DangerousFile = `${DangerousPaperCode}.${DangerousPaperFormat}`;

/**
 * A file of an order: its booking note, its content in the carriers' data standard, its issued invoice, all of them, its
 * cut-offs for a calendar, or a paper of its dangerous goods.
 */
export type OrderFile = 'bookingNote' | 'dcsa' | 'invoiceFile' | 'papers' | 'calendar' | DangerousFile;

export type OrderFollowRequests = {
  fetchOrder: (of: { orderNo: string }) => Promise<OrderDetail>;
  /** Saves a file of the order with the browser's download. */
  saveFile: (of: { orderNo: string; file: OrderFile }) => Promise<unknown>;
};

/** Follows one order: its content and history, its owner's commands, its documents and invoice. */
export const orderFollowMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      detail?: OrderDetail;
      /** The command in progress, and the file being fetched. */
      command: NotedCommand;
      file?: OrderFile | undefined;
      errorMessage?: string | undefined;
    };
    input: { orderNo: string };
    events:
      | { type: 'command.chosen'; command: NotedCommand }
      | { type: 'command.dropped' }
      | { type: 'file.requested'; file: OrderFile }
      | { type: 'invoice.requested' }
      | { type: 'invoice.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchOrder: 'fetchOrder';
      refetchOrder: 'fetchOrder';
      fetchResult: 'fetchOrder';
      saveFile: 'saveFile';
      documents: 'documents';
      conversation: 'conversation';
      orderNote: 'orderNote';
      invoiceRequest: 'invoiceRequest';
    };
  },
  actors: {
    fetchOrder: request<OrderFollowRequests['fetchOrder']>(),
    saveFile: request<OrderFollowRequests['saveFile']>(),
    documents: orderDocumentsMachine,
    conversation: conversationMachine,
    orderNote: orderNoteMachine,
    invoiceRequest: invoiceRequestMachine,
  },
  guards: {
    isPossible: ({ context }, params: { command: NotedCommand }) =>
      context.detail !== undefined && userCommandsOf(context.detail).includes(params.command),
    /** An invoice file exists once it is issued; other files are created on request. */
    isThere: ({ context }, params: { file: OrderFile }) =>
      params.file !== 'invoiceFile' || context.detail?.invoice?.issued?.hasFile === true,
    isInvoiceable: ({ context }) => context.detail !== undefined && isInvoiceable(context.detail),
  },
  actions: {
    setDetail: assign((_, params: { output: OrderDetail }) => ({ detail: params.output })),
    giveThread: sendTo('conversation', (_, { output }: { output: OrderDetail }) => ({
      type: 'thread.given',
      thread: output.conversation,
    })),
    setCommand: assign((_, params: { command: NotedCommand }) => ({ command: params.command })),
    setFile: assign((_, params: { file: OrderFile }) => ({ file: params.file })),
    clearFile: assign({ file: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
  },
}).createMachine({
  id: 'orderFollow',
  description: '跟进一个订单：看内容与进展，取消、补料、改单或审批，下载文件，申请开票。',
  meta: {
    title: '跟进订单',
    events: {
      'command.chosen': '点了取消、补料、改单或审批',
      'command.dropped': '放弃这项操作',
      'file.requested': '点了下载托书、数据、发票或全部单证',
      'invoice.requested': '点了申请开票',
      'invoice.dropped': '放弃开票',
    },
    guards: {
      isPossible: '订单此时可以这样做',
      isInvoiceable: '货物已发运（或服务已完成）且未开票',
      isThere: '该文件可下载',
    },
    requests: {
      fetchOrder: '加载订单',
      refetchOrder: '刷新订单',
      fetchResult: '取回操作结果',
      saveFile: '生成并下载文件',
      documents: '列出单证',
      conversation: '与平台沟通',
      orderNote: { request: '填写说明', done: '说明已提交' },
      invoiceRequest: { request: '填写开票申请', done: '开票申请已提交' },
    },
    effects: { giveThread: '把最新的消息交给沟通' },
  } satisfies MachineNames,
  context: ({ input }) => ({ orderNo: input.orderNo, command: 'order.cancelled' }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载订单',
      tags: 'busy',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: { target: 'shown', actions: { type: 'setDetail', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '订单详情',
      invoke: [
        {
          id: 'documents',
          src: 'documents',
          input: ({ context }) => ({ orderNo: context.orderNo, documents: context.detail?.documents ?? [] }),
        },
        {
          id: 'conversation',
          src: 'conversation',
          input: ({ context }) => ({
            about: 'order',
            subject: context.orderNo,
            side: 'customer',
            thread: context.detail?.conversation,
          }),
        },
      ],
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          exit: 'clearErrorMessage',
          on: {
            'command.chosen': {
              guard: { type: 'isPossible', params: ({ event }) => event },
              target: 'noting',
              actions: { type: 'setCommand', params: ({ event }) => event },
            },
            'file.requested': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'saving',
              actions: { type: 'setFile', params: ({ event }) => event },
            },
            'invoice.requested': { guard: 'isInvoiceable', target: 'invoicing' },
            'retry.requested': { target: 'refreshing', actions: 'clearFile' },
          },
        },
        noting: {
          description: '填写说明',
          invoke: {
            id: 'orderNote',
            src: 'orderNote',
            input: ({ context: { orderNo, command, detail } }) => ({ orderNo, command, version: versionOf(detail!) }),
            onDone: 'updating',
          },
          on: { 'command.dropped': 'resting' },
        },
        saving: {
          description: '生成文件',
          tags: 'busy',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context }) => ({ orderNo: context.orderNo, file: context.file! }),
            onDone: 'resting',
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        invoicing: {
          description: '申请开票',
          invoke: {
            id: 'invoiceRequest',
            src: 'invoiceRequest',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: 'updating',
          },
          on: { 'invoice.dropped': 'resting' },
        },
        refreshing: {
          description: '刷新订单',
          tags: 'busy',
          invoke: {
            id: 'refetchOrder',
            src: 'fetchOrder',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setDetail', params: ({ event }) => event },
                { type: 'giveThread', params: ({ event }) => event },
              ],
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        /** The command is done; its result is being fetched. */
        updating: {
          description: '取回操作结果',
          tags: 'busy',
          invoke: {
            id: 'fetchResult',
            src: 'fetchOrder',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setDetail', params: ({ event }) => event },
                { type: 'giveThread', params: ({ event }) => event },
              ],
            },
            onError: { target: 'stale', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        /** The shown order is older than the last command. */
        stale: { description: '结果未取回', exit: 'clearErrorMessage', on: { 'retry.requested': 'updating' } },
      },
    },
  },
});

export type OrderFollowActor = ActorRefFrom<typeof orderFollowMachine>;
