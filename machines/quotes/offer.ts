import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { ApiError, apiErrorMessage, codes } from '#contract/protocol/apiError.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { acceptOffer, OpenOffer } from '#contract/quotes/offers.ts';
import { acceptableStates, answerOffer, canAnswer } from '#contract/quotes/offers.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type OfferAnswer = 'asked' | 'declined';
type Accepted = OutputOf<typeof acceptOffer>;

export type OfferRequests = {
  fetchOffer: (of: { token: string }) => Promise<OpenOffer>;
  /** Lets a visitor sign in; rejects if they give up. */
  signIn: () => Promise<unknown>;
  accept: (of: { token: string; option: number }) => Promise<Accepted>;
  answer: (of: { token: string; kind: OfferAnswer; text: string }) => Promise<OpenOffer>;
};

interface OfferContext {
  token: string;
  offer?: OpenOffer | undefined;
  option: number;
  kind: OfferAnswer;
  text: string;
  problem?: Problem | undefined;
  errorMessage?: string | undefined;
}

const problemOf = ({ text }: OfferContext): Problem | undefined => problemsOf(answerOffer.input.shape.text, text)[''];

const changedCodes: ReadonlySet<string> = new Set([codes.priceChanged, codes.conflict]);

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** An offer for an enquiry, for anyone who has its link: accept an option, ask, or decline with a reason. */
export const offerMachine = setup({
  types: {} as {
    context: OfferContext;
    input: { token: string };
    events:
      | { type: 'option.accepted'; option: number }
      | { type: 'answer.begun'; kind: OfferAnswer }
      | { type: 'answer.changed'; text: string }
      | { type: 'answer.submitted' }
      | { type: 'answer.dropped' }
      | { type: 'retry.requested' };
    children: {
      fetchOffer: 'fetchOffer';
      refetchOffer: 'fetchOffer';
      signIn: 'signIn';
      accept: 'accept';
      answer: 'answer';
    };
  },
  actors: {
    fetchOffer: request<OfferRequests['fetchOffer']>(),
    signIn: request<OfferRequests['signIn']>(),
    accept: request<OfferRequests['accept']>(),
    answer: request<OfferRequests['answer']>(),
  },
  guards: {
    isOrdered: ({ context: { offer } }, { option }: { option: number }) =>
      acceptableStates.has(offer?.state) && offer?.options[option]?.isOrdered === true,
    isAcceptable: ({ context: { offer } }, { option }: { option: number }) =>
      acceptableStates.has(offer?.state) && offer?.options[option] !== undefined,
    isAnswerable: ({ context: { offer } }, { kind }: { kind: OfferAnswer }) =>
      offer !== undefined && canAnswer(kind, offer),
    isFit: ({ context }) => problemOf(context) === undefined,
    isChanged: (_, { error }: { error: unknown }) => error instanceof ApiError && changedCodes.has(error.code),
  },
  actions: {
    setOffer: assign((_, { output }: { output: OpenOffer }) => ({ offer: output })),
    setAccepted: assign((_, { output }: { output: Accepted }) => ({ offer: output.offer })),
    setOption: assign((_, { option }: { option: number }) => ({ option })),
    // text that was typed for another answer stays
    setKind: assign((_, { kind }: { kind: OfferAnswer }) => ({ kind, problem: undefined })),
    setText: assign((_, { text }: { text: string }) => ({ text, problem: undefined })),
    clearText: assign({ text: '' }),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusText: effect(),
    beginOrder: effect<{ offer: OpenOffer | undefined; order: Accepted['order'] }>(),
  },
}).createMachine({
  id: 'offer',
  description: '凭链接查看对询价的报价：比较方案，接受后按报价下单，或提问、说明原因谢绝。',
  meta: {
    title: '询价的报价',
    events: {
      'option.accepted': '点了接受方案',
      'answer.begun': '点了提问或谢绝',
      'answer.changed': '输入了文字',
      'answer.submitted': '点了提交',
      'answer.dropped': '不写了',
    },
    guards: {
      isOrdered: '方案可在线下单，报价有效',
      isAcceptable: '报价有效',
      isAnswerable: '报价未了结，已接受的只能提问',
      isFit: '文字填写无误',
      isChanged: '原因是报价已变',
    },
    requests: {
      fetchOffer: '取报价',
      refetchOffer: '重新取报价',
      signIn: { request: '请用户登录', done: '已登录', error: '用户放弃登录' },
      accept: '接受方案',
      answer: '提交提问或谢绝',
    },
    effects: {
      showProblem: '标出填写错误',
      focusText: '把光标移到文字',
      beginOrder: '打开按报价预填的委托页',
    },
  } satisfies MachineNames,
  context: ({ input }) => ({ token: input.token, option: 0, kind: 'asked', text: '' }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '取报价',
      tags: 'busy',
      invoke: {
        id: 'fetchOffer',
        src: 'fetchOffer',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'shown', actions: { type: 'setOffer', params: ({ event }) => event } },
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
            'option.accepted': [
              {
                guard: { type: 'isOrdered', params: ({ event }) => event },
                target: 'signingIn',
                actions: ['clearErrorMessage', { type: 'setOption', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isAcceptable', params: ({ event }) => event },
                target: 'accepting',
                actions: ['clearErrorMessage', { type: 'setOption', params: ({ event }) => event }],
              },
            ],
            'answer.begun': {
              guard: { type: 'isAnswerable', params: ({ event }) => event },
              target: 'writing',
              actions: ['clearErrorMessage', { type: 'setKind', params: ({ event }) => event }],
            },
          },
        },
        signingIn: {
          description: '等待登录',
          tags: 'busy',
          invoke: { id: 'signIn', src: 'signIn', onDone: 'accepting', onError: 'resting' },
        },
        accepting: {
          description: '接受方案',
          tags: 'busy',
          invoke: {
            id: 'accept',
            src: 'accept',
            input: ({ context: { token, option } }) => ({ token, option }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setAccepted', params: ({ event }) => event },
                {
                  type: 'beginOrder',
                  params: ({ event: { output } }) => ({ offer: output.offer, order: output.order }),
                },
              ],
            },
            onError: [
              { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'refreshing', actions: setError },
              { target: 'resting', actions: setError },
            ],
          },
        },
        refreshing: {
          description: '取报价现状',
          tags: 'busy',
          invoke: {
            id: 'refetchOffer',
            src: 'fetchOffer',
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: 'resting', actions: { type: 'setOffer', params: ({ event }) => event } },
            onError: 'resting',
          },
        },
        writing: {
          description: '填写提问或谢绝的原因',
          entry: 'focusText',
          on: {
            'answer.changed': { actions: { type: 'setText', params: ({ event }) => event } },
            'answer.submitted': [
              { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
              { actions: ['showProblem', 'focusText'] },
            ],
            'answer.dropped': { target: 'resting', actions: 'clearErrorMessage' },
          },
        },
        sending: {
          description: '提交中',
          tags: 'busy',
          invoke: {
            id: 'answer',
            src: 'answer',
            input: ({ context: { token, kind, text } }) => ({ token, kind, text }),
            onDone: {
              target: 'resting',
              actions: ['clearText', { type: 'setOffer', params: ({ event }) => event }],
            },
            onError: { target: 'writing', actions: setError },
          },
        },
      },
    },
  },
});

export type OfferActor = ActorRefFrom<typeof offerMachine>;
