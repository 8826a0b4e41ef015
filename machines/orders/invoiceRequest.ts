import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Problems } from '#contract/protocol/fields.ts';
import type { InvoiceForm } from '#contract/orders/invoice.ts';
import { invoiceProblems, invoiceRequest } from '#contract/orders/invoice.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type InvoiceRequestRequests = {
  /** The known data of the enterprise and the user who ordered. */
  knownInvoice: (of: { orderNo: string }) => Promise<Partial<InvoiceForm>>;
  sendInvoice: (of: { orderNo: string; form: InvoiceForm }) => Promise<unknown>;
};

/** A blank invoice request. */
export const blankInvoice: InvoiceForm = {
  kind: 'special',
  companyName: '',
  taxpayerId: '',
  registeredAddress: '',
  registeredPhone: '',
  bank: '',
  bankAccount: '',
  receiverName: '',
  receiverPhone: '',
  receiverEmail: '',
  region: '',
  address: '',
};

/** Requests an order's invoice: known data are filled in, problems are shown per field. */
export const invoiceRequestMachine = setup({
  types: {} as {
    context: { orderNo: string; form: InvoiceForm; problems: Problems; errorMessage?: string | undefined };
    input: { orderNo: string };
    events: { type: 'field.changed'; field: keyof InvoiceForm; value: string } | { type: 'invoice.submitted' };
    children: { knownInvoice: 'knownInvoice'; sendInvoice: 'sendInvoice' };
  },
  actors: {
    knownInvoice: request<InvoiceRequestRequests['knownInvoice']>(),
    sendInvoice: request<InvoiceRequestRequests['sendInvoice']>(),
  },
  guards: { isComplete: ({ context }) => invoiceRequest.safeParse(context.form).success },
  actions: {
    setKnown: assign(({ context }, params: { output: Partial<InvoiceForm> }) => ({
      form: { ...context.form, ...params.output },
    })),
    setField: assign(({ context }, params: { field: keyof InvoiceForm; value: string }) => {
      const { [params.field]: _mended, ...others } = context.problems;
      // another invoice type requires other fields
      const problems = params.field === 'kind' ? {} : others;
      return { form: { ...context.form, [params.field]: params.value }, problems, errorMessage: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => invoiceProblems(context.form) }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusProblem: effect<{ problems: Problems }>(),
  },
}).createMachine({
  id: 'invoiceRequest',
  description: '为订单申请开票：已知的信息先填好，逐项检查后提交。',
  meta: {
    title: '申请开票',
    events: { 'invoice.submitted': '提交开票申请' },
    requests: { knownInvoice: '查找已知的开票信息', sendInvoice: '提交开票申请' },
  } satisfies MachineNames,
  context: ({ input }) => ({ orderNo: input.orderNo, form: blankInvoice, problems: {} }),
  initial: 'opening',
  states: {
    opening: {
      description: '查找已知信息',
      tags: 'busy',
      invoke: {
        id: 'knownInvoice',
        src: 'knownInvoice',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: { target: 'editing', actions: { type: 'setKnown', params: ({ event }) => event } },
        onError: 'editing',
      },
    },
    editing: {
      description: '填写开票信息',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'invoice.submitted': [
          { guard: 'isComplete', target: 'sending', actions: 'clearErrorMessage' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    sending: {
      description: '提交中',
      tags: 'busy',
      invoke: {
        id: 'sendInvoice',
        src: 'sendInvoice',
        input: ({ context }) => ({ orderNo: context.orderNo, form: context.form }),
        onDone: 'sent',
        onError: { target: 'editing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    sent: { description: '已提交', type: 'final' },
  },
});

export type InvoiceRequestActor = ActorRefFrom<typeof invoiceRequestMachine>;
