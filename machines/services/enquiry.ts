import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { request, effect, subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The number of an enquiry and the time by which it is answered. */
export interface EnquiryReceipt {
  enquiryNo: string;
  answerBy: string;
}

export type EnquiryRequests = {
  /** Sends the form; a repeated key counts as the same enquiry. */
  sendEnquiry: (of: { key: string; form: EnquiryForm }) => Promise<EnquiryReceipt>;
};

/** The visitor's contact as the session knows it; empty where it does not. */
type Contact = Pick<EnquiryForm, 'contactName' | 'phone' | 'company'>;

/** Assigns values to fields of an enquiry and removes the problems of these fields. */
const withFields = (
  { form, problems }: { form: EnquiryForm; problems: Problems },
  fields: Readonly<Record<string, string>>,
) => ({
  form: { ...form, ...fields },
  problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in fields))),
  errorMessage: undefined,
});

/** An enquiry to the desk: edited, sent once, shown with its number. */
export const enquiryMachine = setup({
  types: {} as {
    context: {
      key: string;
      form: EnquiryForm;
      problems: Problems;
      errorMessage?: string | undefined;
      receipt?: EnquiryReceipt | undefined;
    };
    input: { key: string; form: EnquiryForm };
    events:
      | { type: 'field.changed'; field: keyof EnquiryForm; value: string }
      /** The values typed into the prerendered form before hydration, or before a reload. */
      | { type: 'typing.recovered'; fields: Partial<EnquiryForm> }
      /** The session knows the visitor's contact. */
      | ({ type: 'contact.known' } & Contact)
      /** A product was chosen; the key is for a new enquiry if this one is already sent. */
      | { type: 'goods.chosen'; key: string; fields: Partial<EnquiryForm> }
      | { type: 'enquiry.submitted' }
      | { type: 'another.requested'; key: string };
    children: { contact: 'contact'; sendEnquiry: 'sendEnquiry' };
  },
  actors: { contact: subscription<EnquiryForm>(), sendEnquiry: request<EnquiryRequests['sendEnquiry']>() },
  guards: { isComplete: ({ context }) => enquiry.safeParse(context.form).success },
  actions: {
    setField: assign(({ context }, params: { field: keyof EnquiryForm; value: string }) =>
      withFields(context, { [params.field]: params.value }),
    ),
    setFields: assign(({ context }, { fields }: { fields: Partial<EnquiryForm> }) => withFields(context, fields)),
    /** Fills empty fields only. */
    fillContact: assign(({ context }, { contactName, phone, company }: Contact) =>
      withFields(
        context,
        Object.fromEntries(
          Object.entries({ contactName, phone, company }).filter(
            ([name, value]) => value !== '' && context.form[name as keyof Contact] === '',
          ),
        ),
      ),
    ),
    showProblems: assign({ problems: ({ context }) => problemsOf(enquiry, context.form) }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    setReceipt: assign({ receipt: (_, params: { output: EnquiryReceipt }) => params.output }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    beginAnother: assign(({ context }, params: { key: string }) => ({
      key: params.key,
      form: {
        ...context.form,
        goods: '',
        unNumber: '',
        quantity: '',
        remark: '',
        sample: 'N' as const,
        sampleQuantity: '',
        targetPrice: '',
      },
      receipt: undefined,
    })),
    focusProblem: effect<{ problems: Problems }>(),
    storeTyped: effect<{ form: EnquiryForm }>(),
  },
}).createMachine({
  id: 'enquiry',
  description: '向客服询价：填写需求，提交一次，受理后可以再提一单。',
  meta: {
    title: '询价',
    events: {
      'contact.known': '得知登录用户的联系方式',
      'typing.recovered': '找回页面就绪前填的内容',
      'goods.chosen': '选了要询价的商品',
      'enquiry.submitted': '提交询价',
      'another.requested': '点了再提一单',
    },
    requests: { contact: '留意登录用户的联系方式', sendEnquiry: '提交询价' },
    effects: { storeTyped: '记下填写的内容' },
  } satisfies MachineNames,
  context: ({ input }) => ({ key: input.key, form: input.form, problems: {} }),
  initial: 'editing',
  invoke: { id: 'contact', src: 'contact', input: ({ context }) => context.form },
  states: {
    editing: {
      description: '填写询价',
      on: {
        'field.changed': {
          actions: [
            { type: 'setField', params: ({ event }) => event },
            { type: 'storeTyped', params: ({ context }) => context },
          ],
        },
        'typing.recovered': { actions: { type: 'setFields', params: ({ event }) => event } },
        'contact.known': { actions: { type: 'fillContact', params: ({ event }) => event } },
        'goods.chosen': { actions: { type: 'setFields', params: ({ event }) => event } },
        'enquiry.submitted': [
          { guard: 'isComplete', target: 'sending', actions: 'clearErrorMessage' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    sending: {
      description: '提交中',
      tags: 'busy',
      invoke: {
        id: 'sendEnquiry',
        src: 'sendEnquiry',
        input: ({ context }) => ({ key: context.key, form: context.form }),
        onDone: { target: 'accepted', actions: { type: 'setReceipt', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    accepted: {
      description: '已受理',
      on: {
        'another.requested': { target: 'editing', actions: { type: 'beginAnother', params: ({ event }) => event } },
        'goods.chosen': {
          target: 'editing',
          actions: [
            { type: 'beginAnother', params: ({ event }) => event },
            { type: 'setFields', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type EnquiryActor = ActorRefFrom<typeof enquiryMachine>;
