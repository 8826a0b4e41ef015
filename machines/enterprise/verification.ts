import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import type { EnterpriseDetail, LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { licenceMachine, noLicenceFields } from './licence.ts';
import { ask, tell } from '#machines/effects.ts';

export type VerificationAsks = { fetchDetail: () => Promise<EnterpriseDetail> };

type Detailed = { output: EnterpriseDetail };

/** The authentication dialog: where an enterprise's verification stands, the application for it, and its review. */
export const verificationMachine = setup({
  types: {} as {
    context: { fields: LicenceFields; fileId: string; reason: string; refusal?: string | undefined };
    events:
      | { type: 'verification.requested' }
      | { type: 'application.begun' }
      | { type: 'retry.requested' }
      | { type: 'dialog.closed' };
    children: { fetchDetail: 'fetchDetail'; licence: 'licence' };
  },
  actors: { fetchDetail: ask<VerificationAsks['fetchDetail']>(), licence: licenceMachine },
  guards: {
    isStatus: (_, params: { status: AuditStatus; detail: Detailed }) => params.detail.output.status === params.status,
  },
  actions: {
    keepDetail: assign((_, { output }: Detailed) => ({
      fields: output.fields ?? noLicenceFields,
      fileId: output.fileId ?? '',
      reason: output.reason ?? '',
      refusal: undefined,
    })),
    keepRefusal: assign({
      refusal: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
    refreshUser: tell(),
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
            actions: { type: 'keepDetail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REVIEWING' as const, detail: event }) },
            target: 'reviewing',
            actions: { type: 'keepDetail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REJECTED' as const, detail: event }) },
            target: 'rejected',
            actions: { type: 'keepDetail', params: ({ event }) => event },
          },
          { target: 'applying', actions: { type: 'keepDetail', params: ({ event }) => event } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
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
        waiting: { after: { reviewPause: 'asking' } },
        asking: {
          invoke: {
            id: 'fetchDetail',
            src: 'fetchDetail',
            onDone: [
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: 'PASS' as const, detail: event }) },
                target: '#verification.passed',
                actions: [{ type: 'keepDetail', params: ({ event }) => event }, 'refreshUser'],
              },
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: 'REJECTED' as const, detail: event }) },
                target: '#verification.rejected',
                actions: [{ type: 'keepDetail', params: ({ event }) => event }, 'refreshUser'],
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
