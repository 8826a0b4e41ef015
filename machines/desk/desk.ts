import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { DeskSection, Place, Subject } from '#contract/desk/deskAddress.ts';
import { sectionsOf } from '#contract/desk/deskAddress.ts';
import type { Enrolment, StaffSelf } from '#contract/desk/staff.ts';
import { ApiError, apiErrorMessage, expiryCodes } from '#contract/protocol/apiError.ts';
import { effect, request } from '#machines/effects.ts';
import { deskDataMachine } from './deskData.ts';
import { deskFormMachine } from './deskForm.ts';
import { deskOrdersMachine } from './deskOrders.ts';
import type { QueueView } from './deskQueue.ts';
import { deskQueueMachine, wholeQueue } from './deskQueue.ts';
import { deskStaffMachine } from './deskStaff.ts';
import { deskSubjectMachine } from './deskSubject.ts';
import { deskUnsentMachine } from './deskUnsent.ts';

export type DeskRequests = {
  fetchSelf: () => Promise<StaffSelf>;
  openEnrolment: (of: { enrolment: string }) => Promise<Enrolment>;
  signOut: () => Promise<unknown>;
};

interface DeskContext {
  /** The one-time code of the address; empty without. */
  enrolment: string;
  /** Where the person was in the queue. */
  queueView: QueueView;
  /** The page that is open; undefined for the queue. */
  place?: Place | undefined;
  self?: StaffSelf | undefined;
  enrolled?: Enrolment | undefined;
  errorMessage?: string | undefined;
}

/** The operations desk: who works at it, and which page is open. */
export const deskMachine = setup({
  types: {} as {
    context: DeskContext;
    input: { enrolment: string; place?: Place | undefined };
    events:
      | { type: 'place.requested'; place: Place | undefined }
      | { type: 'place.shown'; place: Place | undefined }
      | { type: 'signOut.requested' }
      | { type: 'session.expired' }
      | { type: 'retry.requested' };
    children: {
      fetchSelf: 'fetchSelf';
      openEnrolment: 'openEnrolment';
      signOut: 'signOut';
      form: 'form';
      queue: 'queue';
      subject: 'subject';
      data: 'data';
      staff: 'staff';
      orders: 'orders';
      unsent: 'unsent';
    };
  },
  actors: {
    fetchSelf: request<DeskRequests['fetchSelf']>(),
    openEnrolment: request<DeskRequests['openEnrolment']>(),
    signOut: request<DeskRequests['signOut']>(),
    form: deskFormMachine,
    queue: deskQueueMachine,
    subject: deskSubjectMachine,
    data: deskDataMachine,
    staff: deskStaffMachine,
    orders: deskOrdersMachine,
    unsent: deskUnsentMachine,
  },
  guards: {
    isEnrolling: ({ context }) => context.enrolment !== '',
    isSubject: ({ context: { place } }) => place !== undefined && 'about' in place,
    isSection: ({ context: { place, self } }, { section }: { section: DeskSection }) =>
      place !== undefined &&
      'section' in place &&
      place.section === section &&
      self !== undefined &&
      sectionsOf(self.role).includes(section),
    isExpired: (_, params: { error: unknown }) =>
      params.error instanceof ApiError && expiryCodes.includes(params.error.code),
  },
  actions: {
    setSelf: assign((_, params: { output: unknown }) => ({
      self: params.output as StaffSelf,
      enrolment: '',
      errorMessage: undefined,
    })),
    clearSelf: assign({ self: undefined }),
    setEnrolled: assign((_, params: { output: Enrolment }) => ({ enrolled: params.output })),
    clearEnrolment: assign({ enrolment: '' }),
    setPlace: assign((_, params: { place: Place | undefined }) => ({ place: params.place })),
    setQueueView: assign(({ self }) => {
      const { filter, cursors, current } = self.getSnapshot()?.children?.queue?.getSnapshot().context ?? wholeQueue;
      return { queueView: { filter, cursors, current } };
    }),
    clearPlace: assign({ place: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    showAddress: effect<{ place: Place | undefined }>(),
  },
}).createMachine({
  id: 'desk',
  context: ({ input: { enrolment, place } }) => ({ enrolment, place, queueView: wholeQueue }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isEnrolling', target: 'enrolling' }, { target: 'recalling' }] },
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'fetchSelf',
        src: 'fetchSelf',
        onDone: { target: 'signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'signedOut' },
          { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        ],
      },
    },
    failed: { exit: 'clearErrorMessage', on: { 'retry.requested': 'recalling' } },
    enrolling: {
      initial: 'fetching',
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'openEnrolment',
            src: 'openEnrolment',
            input: ({ context }) => ({ enrolment: context.enrolment }),
            onDone: { target: 'filling', actions: { type: 'setEnrolled', params: ({ event }) => event } },
            onError: { target: 'rejected', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        rejected: {
          exit: 'clearErrorMessage',
          on: { 'retry.requested': { target: '#desk.recalling', actions: 'clearEnrolment' } },
        },
        filling: {
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ about: { kind: 'enrolment', enrolment: context.enrolment } }),
            onDone: { target: '#desk.signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
          },
        },
      },
    },
    signedOut: {
      entry: 'clearSelf',
      invoke: {
        id: 'form',
        src: 'form',
        input: { about: { kind: 'signIn' } },
        onDone: { target: 'signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
      },
    },
    signedIn: {
      initial: 'choosing',
      on: {
        'place.requested': {
          target: '.choosing',
          actions: [
            { type: 'setPlace', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => event },
          ],
        },
        'place.shown': { target: '.choosing', actions: { type: 'setPlace', params: ({ event }) => event } },
        'session.expired': 'signedOut',
        'signOut.requested': 'signingOut',
      },
      states: {
        choosing: {
          always: [
            { guard: 'isSubject', target: 'subject' },
            { guard: { type: 'isSection', params: { section: 'orders' } }, target: 'orders' },
            { guard: { type: 'isSection', params: { section: 'unsent' } }, target: 'unsent' },
            { guard: { type: 'isSection', params: { section: 'data' } }, target: 'data' },
            { guard: { type: 'isSection', params: { section: 'staff' } }, target: 'staff' },
            // a page that the role does not have is not shown
            { target: 'queue', actions: 'clearPlace' },
          ],
        },
        queue: {
          invoke: { id: 'queue', src: 'queue', input: ({ context }) => context.queueView },
          exit: 'setQueueView',
        },
        subject: { invoke: { id: 'subject', src: 'subject', input: ({ context }) => context.place as Subject } },
        orders: { invoke: { id: 'orders', src: 'orders' } },
        unsent: { invoke: { id: 'unsent', src: 'unsent' } },
        data: { invoke: { id: 'data', src: 'data' } },
        staff: { invoke: { id: 'staff', src: 'staff' } },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
