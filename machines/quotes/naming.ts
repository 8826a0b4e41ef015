import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { saveQuote } from '#contract/quotes/savedQuotes.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The object to save under a name: the price of a form's load, or the content of an order as a template. */
export type Named = { type: 'quote'; form: OrderForm } | { type: 'template'; orderNo: string };

export type NamingRequests = {
  /** Resolves once the user is signed in; rejects if the visitor closes the dialog. */
  signIn: () => Promise<unknown>;
  save: (of: { subject: Named; name: string }) => Promise<{ id: string }>;
};

interface Naming {
  subject?: Named | undefined;
  name: string;
  problem?: Problem | undefined;
  errorMessage?: string | undefined;
  /** The id of the saved object. */
  savedId?: string | undefined;
}

const problemOf = ({ name }: Naming): Problem | undefined => problemsOf(saveQuote.input.shape.name, name)[''];

/** Saves a quote or a template under a name; a rejection leaves the typed name. */
export const namingMachine = setup({
  types: {} as {
    context: Naming;
    events:
      | { type: 'naming.requested'; subject: Named; name: string }
      | { type: 'name.changed'; name: string }
      | { type: 'name.submitted' }
      | { type: 'naming.dismissed' }
      | { type: 'saved.opened' };
    children: { signIn: 'signIn'; save: 'save' };
  },
  actors: { signIn: request<NamingRequests['signIn']>(), save: request<NamingRequests['save']>() },
  guards: { isFit: ({ context }) => problemOf(context) === undefined },
  actions: {
    setSubject: assign((_, { subject, name }: { subject: Named; name: string }) => ({
      subject,
      name,
      problem: undefined,
      errorMessage: undefined,
      savedId: undefined,
    })),
    setName: assign((_, params: { name: string }) => ({ name: params.name, problem: undefined })),
    setSaved: assign((_, params: { output: { id: string } }) => ({ savedId: params.output.id })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusName: effect(),
    show: effect<{ subject?: Named | undefined; savedId?: string | undefined }>(),
  },
}).createMachine({
  id: 'naming',
  description: '给当前价格或一个订单起个名字存下来；未登录的先登录，失败时保留所填名称。',
  meta: {
    title: '保存报价与模板',
    events: {
      'naming.requested': '点了保存报价或存为模板',
      'name.changed': '输入了名称',
      'name.submitted': '点了保存',
      'naming.dismissed': '关掉',
      'saved.opened': '点了查看',
    },
    guards: { isFit: '名称填写无误' },
    requests: { signIn: { request: '请用户登录', done: '已登录', error: '用户放弃登录' }, save: '保存' },
    effects: { showProblem: '标出填写错误', focusName: '把光标移到名称', show: '打开所保存的内容' },
  } satisfies MachineNames,
  context: { name: '' },
  initial: 'closed',
  states: {
    closed: {
      description: '未打开',
      on: {
        'naming.requested': { target: 'signingIn', actions: { type: 'setSubject', params: ({ event }) => event } },
      },
    },
    signingIn: {
      description: '等待登录',
      tags: 'busy',
      invoke: { id: 'signIn', src: 'signIn', onDone: 'naming', onError: 'closed' },
    },
    naming: {
      description: '填写名称',
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
        'name.submitted': [
          { guard: 'isFit', target: 'saving', actions: 'clearErrorMessage' },
          { actions: ['showProblem', 'focusName'] },
        ],
        'naming.dismissed': 'closed',
      },
    },
    saving: {
      description: '保存中',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ subject: context.subject!, name: context.name.trim() }),
        onDone: { target: 'saved', actions: { type: 'setSaved', params: ({ event }) => event } },
        onError: { target: 'naming', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    saved: {
      description: '已保存',
      on: {
        'naming.dismissed': 'closed',
        'saved.opened': { target: 'closed', actions: { type: 'show', params: ({ context }) => context } },
      },
    },
  },
});

export type NamingActor = ActorRefFrom<typeof namingMachine>;
