import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Subject } from '#contract/desk/deskAddress.ts';
import type { DeskOrder } from '#contract/desk/orderDesk.ts';
import type { DeskApplication, DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import { deskFormMachine } from './deskForm.ts';
import type { DeskFormAbout, DeskValues } from './deskFormRules.ts';

/** A subject with its content. */
export type SubjectDetail =
  | { about: 'order'; order: DeskOrder }
  | { about: 'application'; application: DeskApplication }
  | { about: 'enquiry'; enquiry: DeskEnquiry };

export type DeskSubjectRequests = { fetchSubject: (of: Subject) => Promise<SubjectDetail> };

interface Act {
  form: DeskFormAbout;
  /** What the form shows at first. */
  values?: DeskValues | undefined;
}

/** One order, application or enquiry at the desk: its content, and the acts of staff, each with its form. */
export const deskSubjectMachine = setup({
  types: {} as {
    context: Subject & {
      detail?: SubjectDetail;
      act?: Act;
      /** The document that is open beside the content. */
      openDocument?: string | undefined;
      errorMessage?: string | undefined;
    };
    input: Subject;
    events:
      | ({ type: 'act.chosen' } & Act)
      | { type: 'act.dropped' }
      | { type: 'document.opened'; id: string }
      | { type: 'document.closed' }
      | { type: 'retry.requested' };
    children: { fetchSubject: 'fetchSubject'; fetchResult: 'fetchSubject'; form: 'form' };
  },
  actors: { fetchSubject: request<DeskSubjectRequests['fetchSubject']>(), form: deskFormMachine },
  actions: {
    setDetail: assign((_, params: { output: SubjectDetail }) => ({ detail: params.output, errorMessage: undefined })),
    setAct: assign((_, { form, values }: Act) => ({ act: { form, values } })),
    setOpenDocument: assign((_, { id }: { id: string }) => ({ openDocument: id })),
    clearOpenDocument: assign({ openDocument: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'deskSubject',
  context: ({ input: { about, subject } }) => ({ about, subject }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchSubject',
        src: 'fetchSubject',
        input: ({ context: { about, subject } }) => ({ about, subject }),
        onDone: { target: 'shown', actions: { type: 'setDetail', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'retry.requested': 'fetching' } },
    shown: {
      initial: 'resting',
      on: {
        'document.opened': { actions: { type: 'setOpenDocument', params: ({ event }) => event } },
        'document.closed': { actions: 'clearOpenDocument' },
      },
      states: {
        resting: {
          on: {
            'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } },
            'retry.requested': 'updating',
          },
        },
        acting: {
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ about: context.act!.form, values: context.act!.values }),
            onDone: 'updating',
          },
          on: { 'act.dropped': 'resting' },
        },
        updating: {
          tags: 'busy',
          invoke: {
            id: 'fetchResult',
            src: 'fetchSubject',
            input: ({ context: { about, subject } }) => ({ about, subject }),
            onDone: { target: 'resting', actions: { type: 'setDetail', params: ({ event }) => event } },
            onError: { target: 'stale', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        stale: { on: { 'retry.requested': 'updating' } },
      },
    },
  },
});

export type DeskSubjectActor = ActorRefFrom<typeof deskSubjectMachine>;
