import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { EnterpriseDetail, LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { licenceMachine } from './licence.ts';
import { noLicenceFields } from './licenceReading.ts';
import { request, effect } from '#machines/effects.ts';

export type VerificationRequests = { fetchDetail: () => Promise<EnterpriseDetail> };

type Detailed = { output: EnterpriseDetail };

/** The authentication dialog: the state of an enterprise's verification, the application and its review. */
export const verificationMachine = setup({
  types: {} as {
    context: { fields: LicenceFields; fileId: string; reason: string; errorMessage?: string | undefined };
    events:
      | { type: 'verification.requested' }
      | { type: 'application.begun' }
      | { type: 'retry.requested' }
      | { type: 'dialog.closed' };
    children: { fetchDetail: 'fetchDetail'; licence: 'licence' };
  },
  actors: { fetchDetail: request<VerificationRequests['fetchDetail']>(), licence: licenceMachine },
  guards: {
    isStatus: (_, params: { status: AuditStatus; detail: Detailed }) => params.detail.output.status === params.status,
  },
  actions: {
    setDetail: assign((_, { output }: Detailed) => ({
      fields: output.fields ?? noLicenceFields,
      fileId: output.fileId ?? '',
      reason: output.reason ?? '',
      errorMessage: undefined,
    })),
    setErrorMessage: assign({
      errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error),
    }),
    refreshUser: effect(),
  },
  delays: { reviewPause: 3_000 },
}).createMachine({
  id: 'verification',
  context: { fields: noLicenceFields, fileId: '', reason: '' },
  initial: 'closed',
  on: { 'dialog.closed': '.closed' },
  states: {
    closed: { on: { 'verification.requested': 'opening' } },
    opening: {
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
    unavailable: { on: { 'retry.requested': 'opening' } },
    applying: {
      invoke: {
        id: 'licence',
        src: 'licence',
        input: ({ context }) => context,
        onDone: 'reviewing',
      },
    },
    reviewing: {
      initial: 'waiting',
      states: {
        waiting: { after: { reviewPause: 'fetching' } },
        fetching: {
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
    rejected: { on: { 'application.begun': 'applying' } },
    passed: {},
  },
});

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;
