import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { ask, tell } from '#machines/effects.ts';

/** The number of an enquiry and the instant by which it is answered. */
export interface KeptEnquiry {
  enquiryNo: string;
  answerBy: string;
}

export type EnquiryAsks = {
  /** Sends the form; the key makes a repeated sending the same enquiry. */
  sendEnquiry: (of: { key: string; form: EnquiryForm }) => Promise<KeptEnquiry>;
};

/** A question about goods or a price that the desk answers: filled, sent once, kept with its number. */
export const enquiryMachine = setup({
  types: {} as {
    context: {
      key: string;
      form: EnquiryForm;
      problems: Problems;
      refusal?: string | undefined;
      kept?: KeptEnquiry | undefined;
    };
    input: { key: string; form: EnquiryForm };
    events:
      | { type: 'field.changed'; field: keyof EnquiryForm; value: string }
      | { type: 'enquiry.submitted' }
      | { type: 'another.requested'; key: string };
    children: { sendEnquiry: 'sendEnquiry' };
  },
  actors: { sendEnquiry: ask<EnquiryAsks['sendEnquiry']>() },
  guards: { isComplete: ({ context }) => enquiry.safeParse(context.form).success },
  actions: {
    keepField: assign(({ context }, params: { field: keyof EnquiryForm; value: string }) => {
      const { [params.field]: _mended, ...problems } = context.problems;
      return { form: { ...context.form, [params.field]: params.value }, problems, refusal: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(enquiry, context.form) }),
    clearRefusal: assign({ refusal: undefined }),
    keepEnquiry: assign({ kept: (_, params: { output: KeptEnquiry }) => params.output }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) ?? '' }),
    beginAnother: assign(({ context }, params: { key: string }) => ({
      key: params.key,
      form: { ...context.form, goods: '', unNumber: '', quantity: '', remark: '' },
      kept: undefined,
    })),
    focusProblem: tell<{ problems: Problems }>(),
  },
}).createMachine({
  id: 'enquiry',
  context: ({ input }) => ({ key: input.key, form: input.form, problems: {} }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'enquiry.submitted': [
          { guard: 'isComplete', target: 'sending', actions: 'clearRefusal' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendEnquiry',
        src: 'sendEnquiry',
        input: ({ context }) => ({ key: context.key, form: context.form }),
        onDone: { target: 'kept', actions: { type: 'keepEnquiry', params: ({ event }) => event } },
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    kept: {
      on: {
        'another.requested': { target: 'filling', actions: { type: 'beginAnother', params: ({ event }) => event } },
      },
    },
  },
});

export type EnquiryActor = ActorRefFrom<typeof enquiryMachine>;
