import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { StaffNoticeKind, StaffNotices } from '#contract/desk/notices.ts';
import { saveOwnNotices, staffNoticeKinds } from '#contract/desk/notices.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

type FieldProblems = Readonly<Record<string, FieldProblem>>;
type NoticesForm = Pick<StaffNotices, 'email' | 'kinds'>;

export type DeskNoticesRequests = {
  fetchNotices: () => Promise<StaffNotices>;
  saveNotices: (form: NoticesForm) => Promise<StaffNotices>;
};

/** The kinds of notices that the signed-in colleague gets by e-mail, and the address. */
export const deskNoticesMachine = setup({
  types: {} as {
    context: {
      form: NoticesForm;
      isMailOn: boolean;
      problems: FieldProblems;
      errorMessage?: string | undefined;
    };
    events:
      | { type: 'email.changed'; email: string }
      | { type: 'kind.changed'; kind: StaffNoticeKind; isWanted: boolean }
      | { type: 'notices.submitted' }
      | { type: 'retry.requested' };
    children: { fetchNotices: 'fetchNotices'; saveNotices: 'saveNotices' };
  },
  actors: {
    fetchNotices: request<DeskNoticesRequests['fetchNotices']>(),
    saveNotices: request<DeskNoticesRequests['saveNotices']>(),
  },
  guards: { isComplete: ({ context }) => saveOwnNotices.input.safeParse(context.form).success },
  actions: {
    setNotices: assign((_, { output: { isMailOn, ...form } }: { output: StaffNotices }) => ({
      form,
      isMailOn,
      problems: {},
      errorMessage: undefined,
    })),
    setEmail: assign(({ context }, { email }: { email: string }) => ({
      form: { ...context.form, email },
      problems: {},
      errorMessage: undefined,
    })),
    setKind: assign(({ context }, params: { kind: StaffNoticeKind; isWanted: boolean }) => {
      const kinds = staffNoticeKinds.filter((kind) =>
        kind === params.kind ? params.isWanted : context.form.kinds.includes(kind),
      );
      return { form: { ...context.form, kinds }, errorMessage: undefined };
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(saveOwnNotices.input, context.form) }),
    setError: assign((_, { error }: { error: unknown }) => {
      const messageZh = apiErrorMessage(error) ?? '';
      const isAboutEmail = error instanceof ApiError && error.field === 'email';
      const problems: FieldProblems = isAboutEmail ? { email: { messageZh } } : {};
      return { errorMessage: isAboutEmail ? undefined : messageZh, problems };
    }),
    focusProblem: effect<{ problems: FieldProblems }>(),
  },
}).createMachine({
  id: 'deskNotices',
  description: '同事自己的提醒：收件邮箱，转来的待办、提及、客户答复、到期、未发出的通知与每日汇总。',
  meta: {
    title: '我的提醒',
    events: { 'email.changed': '改了邮箱', 'kind.changed': '勾选了提醒', 'notices.submitted': '点了保存' },
    requests: { fetchNotices: '加载提醒设置', saveNotices: '保存提醒设置' },
  } satisfies MachineNames,
  context: { form: { email: '', kinds: [] }, isMailOn: false, problems: {} },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载提醒设置',
      tags: 'busy',
      invoke: {
        id: 'fetchNotices',
        src: 'fetchNotices',
        onDone: { target: 'editing', actions: { type: 'setNotices', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    editing: {
      description: '填写中',
      initial: 'changing',
      on: {
        'email.changed': { target: '.changing', actions: { type: 'setEmail', params: ({ event }) => event } },
        'kind.changed': { target: '.changing', actions: { type: 'setKind', params: ({ event }) => event } },
        'notices.submitted': [
          { guard: 'isComplete', target: 'saving' },
          {
            target: '.changing',
            actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }],
          },
        ],
      },
      states: {
        changing: { description: '没有保存' },
        saved: { description: '已保存' },
      },
    },
    saving: {
      description: '保存中',
      tags: 'busy',
      invoke: {
        id: 'saveNotices',
        src: 'saveNotices',
        input: ({ context }) => context.form,
        onDone: { target: 'editing.saved', actions: { type: 'setNotices', params: ({ event }) => event } },
        onError: {
          target: 'editing',
          actions: [
            { type: 'setError', params: ({ event }) => event },
            { type: 'focusProblem', params: ({ context }) => context },
          ],
        },
      },
    },
  },
});

export type DeskNoticesActor = ActorRefFrom<typeof deskNoticesMachine>;
