import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { IssuedEnrolment, StaffMember } from '#contract/desk/staff.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import { deskFormMachine } from './deskForm.ts';
import type { DeskFormAbout, DeskValues } from './deskFormRules.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DeskStaffRequests = { fetchStaff: () => Promise<StaffMember[]> };

interface Act {
  form: DeskFormAbout;
  /** The initial values of the form. */
  values?: DeskValues | undefined;
}

const isIssued = (output: unknown): output is IssuedEnrolment =>
  typeof output === 'object' && output !== null && 'enrolment' in output;

/** The people who work at the desk, and an administrator's commands for each; a one-time link is shown once. */
export const deskStaffMachine = setup({
  types: {} as {
    context: {
      members: readonly StaffMember[];
      act?: Act;
      /** The one-time link of the last act. */
      issued?: IssuedEnrolment | undefined;
      errorMessage?: string | undefined;
    };
    events:
      | ({ type: 'act.chosen' } & Act)
      | { type: 'act.dropped' }
      | { type: 'link.dismissed' }
      | { type: 'retry.requested' };
    children: { fetchStaff: 'fetchStaff'; refetchStaff: 'fetchStaff'; form: 'form' };
  },
  actors: { fetchStaff: request<DeskStaffRequests['fetchStaff']>(), form: deskFormMachine },
  actions: {
    setMembers: assign((_, params: { output: StaffMember[] }) => ({ members: params.output, errorMessage: undefined })),
    setAct: assign((_, { form, values }: Act) => ({ act: { form, values }, issued: undefined })),
    setIssued: assign((_, { output }: { output: unknown }) => ({ issued: isIssued(output) ? output : undefined })),
    clearIssued: assign({ issued: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'deskStaff',
  description: '管理员管理同事：添加，更改岗位，停用或恢复，重置登录；一次性链接只显示一次。',
  meta: {
    title: '工作人员',
    events: { 'act.chosen': '选了一项操作', 'act.dropped': '放弃这项操作', 'link.dismissed': '收起链接' },
    requests: { fetchStaff: '加载名单', refetchStaff: '刷新名单', form: { request: '填写操作', done: '操作已提交' } },
  } satisfies MachineNames,
  context: { members: [] },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载名单',
      tags: 'busy',
      invoke: {
        id: 'fetchStaff',
        src: 'fetchStaff',
        onDone: { target: 'shown', actions: { type: 'setMembers', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '名单',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } },
            'link.dismissed': { actions: 'clearIssued' },
            'retry.requested': 'refreshing',
          },
        },
        acting: {
          description: '填写操作',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ about: context.act!.form, values: context.act!.values }),
            onDone: { target: 'refreshing', actions: { type: 'setIssued', params: ({ event }) => event } },
          },
          on: { 'act.dropped': 'resting' },
        },
        refreshing: {
          description: '刷新名单',
          tags: 'busy',
          invoke: {
            id: 'refetchStaff',
            src: 'fetchStaff',
            onDone: { target: 'resting', actions: { type: 'setMembers', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskStaffActor = ActorRefFrom<typeof deskStaffMachine>;
