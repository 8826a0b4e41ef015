import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { ApplicationDraft as Draft, EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { licenceMachine } from './licence.ts';
import { noLicenceFields } from './licenceReading.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The state of an enterprise's verification, with the application that this browser stores. */
type Detail = EnterpriseDetail & { draft?: Draft | undefined };

export type VerificationRequests = { fetchDetail: () => Promise<Detail> };

type Detailed = { output: Detail };

/** The authentication dialog: the state of an enterprise's verification, the application and its review. */
export const verificationMachine = setup({
  types: {} as {
    context: Draft & { reason: string; draft?: Draft | undefined; errorMessage?: string | undefined };
    events:
      | { type: 'verification.requested' }
      | { type: 'application.begun' }
      | { type: 'retry.requested' }
      | { type: 'dialog.closed'; draft?: Draft | undefined };
    children: { fetchDetail: 'fetchDetail'; licence: 'licence' };
  },
  actors: { fetchDetail: request<VerificationRequests['fetchDetail']>(), licence: licenceMachine },
  guards: {
    isStatus: (_, params: { status: AuditStatus; detail: Detailed }) => params.detail.output.status === params.status,
  },
  actions: {
    setDetail: assign(({ context }, { output }: Detailed) => ({
      draft: context.draft ?? output.draft,
      fields: output.fields ?? noLicenceFields,
      fileId: output.fileId ?? '',
      reason: output.reason ?? '',
      errorMessage: undefined,
    })),
    setDraft: assign((_, { draft }: { draft?: Draft | undefined }) => ({
      draft: draft && { fields: draft.fields, fileId: draft.fileId },
    })),
    restoreDraft: assign(({ context: { draft } }) => ({ ...draft, draft: undefined })),
    setErrorMessage: assign({
      errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error),
    }),
    refreshUser: effect(),
  },
  delays: { reviewPause: 3_000 },
}).createMachine({
  id: 'verification',
  description: '企业认证走到哪一步：填写申请、审核中、被驳回、已通过。',
  meta: {
    title: '企业认证',
    events: { 'verification.requested': '打开企业认证', 'application.begun': '点了重新申请' },
    guards: { 'isStatus PASS': '认证已通过', 'isStatus REVIEWING': '认证仍在审核', 'isStatus REJECTED': '认证被驳回' },
    requests: { fetchDetail: '查询认证状态', licence: { request: '填写认证申请', done: '认证申请已提交' } },
    effects: { refreshUser: '刷新用户信息' },
    delays: { reviewPause: '等待审核' },
  } satisfies MachineNames,
  context: { fields: noLicenceFields, fileId: '', reason: '' },
  initial: 'closed',
  on: { 'dialog.closed': '.closed' },
  states: {
    closed: { description: '已关闭', on: { 'verification.requested': 'opening' } },
    opening: {
      description: '查询认证状态',
      tags: 'busy',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: 'PASS' as const, detail: event }) },
            target: 'passed',
            actions: { type: 'setDetail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REVIEWING' as const, detail: event }) },
            target: 'reviewing',
            actions: { type: 'setDetail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REJECTED' as const, detail: event }) },
            target: 'rejected',
            actions: { type: 'setDetail', params: ({ event }) => event },
          },
          { target: 'applying', actions: { type: 'setDetail', params: ({ event }) => event } },
        ],
        onError: { target: 'unavailable', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    unavailable: { description: '状态查询失败', on: { 'retry.requested': 'opening' } },
    applying: {
      description: '填写申请',
      entry: 'restoreDraft',
      on: {
        'dialog.closed': { target: 'closed', actions: { type: 'setDraft', params: ({ event }) => event } },
      },
      invoke: {
        id: 'licence',
        src: 'licence',
        input: ({ context }) => context,
        onDone: 'reviewing',
      },
    },
    reviewing: {
      description: '审核中',
      initial: 'waiting',
      states: {
        waiting: { description: '等待审核', after: { reviewPause: 'fetching' } },
        fetching: {
          description: '询问结果',
          invoke: {
            id: 'fetchDetail',
            src: 'fetchDetail',
            onDone: [
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: 'PASS' as const, detail: event }) },
                target: '#verification.passed',
                actions: [{ type: 'setDetail', params: ({ event }) => event }, 'refreshUser'],
              },
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REJECTED' as const, detail: event }) },
                target: '#verification.rejected',
                actions: [{ type: 'setDetail', params: ({ event }) => event }, 'refreshUser'],
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    rejected: { description: '已驳回', on: { 'application.begun': 'applying' } },
    passed: { description: '已通过' },
  },
});

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;
