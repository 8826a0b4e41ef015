import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { invoiceRequestMachine } from './invoiceRequest.ts';
import { orderDocumentsMachine } from './orderDocuments.ts';
import type { NotedAct } from './orderNote.ts';
import { orderNoteMachine } from './orderNote.ts';
import { isInvoiceable, userActsOf } from './orderRights.ts';
import { ask } from '#machines/effects.ts';

/** A file made of an order: its booking note, or its content as the carriers' data standard has it. */
export type OrderFile = 'sheet' | 'dcsa';

export type OrderFollowAsks = {
  fetchOrder: (of: { orderNo: string }) => Promise<OrderDetail>;
  /** Hands a file of the order to the browser's downloads. */
  saveFile: (of: { orderNo: string; file: OrderFile }) => Promise<unknown>;
};

/** Following one order: its content and history, what its owner may do to it, and its papers and invoice. */
export const orderFollowMachine = setup({
  types: {} as {
    context: {
      orderNo: string;
      detail?: OrderDetail;
      /** What is being done to it, and the file that is being fetched. */
      act: NotedAct;
      file?: OrderFile | undefined;
      refusal?: string | undefined;
    };
    input: { orderNo: string };
    events:
      | { type: 'act.chosen'; act: NotedAct }
      | { type: 'act.dropped' }
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
      orderNote: 'orderNote';
      invoiceRequest: 'invoiceRequest';
    };
  },
  actors: {
    fetchOrder: ask<OrderFollowAsks['fetchOrder']>(),
    saveFile: ask<OrderFollowAsks['saveFile']>(),
    documents: orderDocumentsMachine,
    orderNote: orderNoteMachine,
    invoiceRequest: invoiceRequestMachine,
  },
  guards: {
    isPossible: ({ context }, params: { act: NotedAct }) =>
      context.detail !== undefined && userActsOf(context.detail).includes(params.act),
    isInvoiceable: ({ context }) => context.detail !== undefined && isInvoiceable(context.detail),
  },
  actions: {
    keepDetail: assign((_, params: { output: OrderDetail }) => ({ detail: params.output })),
    keepAct: assign((_, params: { act: NotedAct }) => ({ act: params.act })),
    keepFile: assign((_, params: { file: OrderFile }) => ({ file: params.file })),
    forgetFile: assign({ file: undefined }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) ?? '' }),
    forgetRefusal: assign({ refusal: undefined }),
  },
}).createMachine({
  id: 'orderFollow',
  context: ({ input }) => ({ orderNo: input.orderNo, act: 'order.cancelled' }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    failed: { exit: 'forgetRefusal', on: { 'retry.requested': 'fetching' } },
    shown: {
      invoke: {
        id: 'documents',
        src: 'documents',
        input: ({ context }) => ({ orderNo: context.orderNo, documents: context.detail?.documents ?? [] }),
      },
      initial: 'resting',
      states: {
        resting: {
          exit: 'forgetRefusal',
          on: {
            'act.chosen': {
              guard: { type: 'isPossible', params: ({ event }) => event },
              target: 'noting',
              actions: { type: 'keepAct', params: ({ event }) => event },
            },
            'file.requested': { target: 'saving', actions: { type: 'keepFile', params: ({ event }) => event } },
            'invoice.requested': { guard: 'isInvoiceable', target: 'invoicing' },
            'retry.requested': { target: 'refreshing', actions: 'forgetFile' },
          },
        },
        noting: {
          invoke: {
            id: 'orderNote',
            src: 'orderNote',
            input: ({ context: { orderNo, act } }) => ({ orderNo, act }),
            onDone: 'updating',
          },
          on: { 'act.dropped': 'resting' },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context }) => ({ orderNo: context.orderNo, file: context.file! }),
            onDone: 'resting',
            onError: { target: 'resting', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
        },
        invoicing: {
          invoke: {
            id: 'invoiceRequest',
            src: 'invoiceRequest',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: 'updating',
          },
          on: { 'invoice.dropped': 'resting' },
        },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'refetchOrder',
            src: 'fetchOrder',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: { target: 'resting', actions: { type: 'keepDetail', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
        },
        /** An act is done, and what it led to is fetched. */
        updating: {
          tags: 'busy',
          invoke: {
            id: 'fetchResult',
            src: 'fetchOrder',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: { target: 'resting', actions: { type: 'keepDetail', params: ({ event }) => event } },
            onError: { target: 'stale', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
        },
        /** What is shown is older than what was done. */
        stale: { exit: 'forgetRefusal', on: { 'retry.requested': 'updating' } },
      },
    },
  },
});

export type OrderFollowActor = ActorRefFrom<typeof orderFollowMachine>;
