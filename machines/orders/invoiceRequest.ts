import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Problems } from '#contract/protocol/fields.ts';
import type { InvoiceForm } from '#contract/orders/orderCalls.ts';
import { invoiceProblems, invoiceRequest } from '#contract/orders/orderCalls.ts';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { ask, tell } from '#machines/effects.ts';

export type InvoiceRequestAsks = {
  /** What is known of the enterprise and of whoever ordered. */
  knownInvoice: (of: { orderNo: string }) => Promise<Partial<InvoiceForm>>;
  sendInvoice: (of: { orderNo: string; form: InvoiceForm }) => Promise<unknown>;
};

/** An invoice request with nothing filled in. */
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

/** Asking for an order's invoice: what is known stands there already, what is wrong is said field by field. */
export const invoiceRequestMachine = setup({
  types: {} as {
    context: { orderNo: string; form: InvoiceForm; problems: Problems; refusal?: string | undefined };
    input: { orderNo: string };
    events: { type: 'field.changed'; field: keyof InvoiceForm; value: string } | { type: 'invoice.submitted' };
    children: { knownInvoice: 'knownInvoice'; sendInvoice: 'sendInvoice' };
  },
  actors: {
    knownInvoice: ask<InvoiceRequestAsks['knownInvoice']>(),
    sendInvoice: ask<InvoiceRequestAsks['sendInvoice']>(),
  },
  guards: { isComplete: ({ context }) => invoiceRequest.safeParse(context.form).success },
  actions: {
    keepKnown: assign(({ context }, params: { output: Partial<InvoiceForm> }) => ({
      form: { ...context.form, ...params.output },
    })),
    keepField: assign(({ context }, params: { field: keyof InvoiceForm; value: string }) => {
      const { [params.field]: _mended, ...others } = context.problems;
      // another kind asks for other fields
      const problems = params.field === 'kind' ? {} : others;
      return { form: { ...context.form, [params.field]: params.value }, problems, refusal: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => invoiceProblems(context.form) }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) ?? '' }),
    forgetRefusal: assign({ refusal: undefined }),
    focusProblem: tell<{ problems: Problems }>(),
  },
}).createMachine({
  id: 'invoiceRequest',
  context: ({ input }) => ({ orderNo: input.orderNo, form: blankInvoice, problems: {} }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'knownInvoice',
        src: 'knownInvoice',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: { target: 'filling', actions: { type: 'keepKnown', params: ({ event }) => event } },
        onError: 'filling',
      },
    },
    filling: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'invoice.submitted': [
          { guard: 'isComplete', target: 'sending', actions: 'forgetRefusal' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendInvoice',
        src: 'sendInvoice',
        input: ({ context }) => ({ orderNo: context.orderNo, form: context.form }),
        onDone: 'sent',
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    sent: { type: 'final' },
  },
});

export type InvoiceRequestActor = ActorRefFrom<typeof invoiceRequestMachine>;
