import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import { effect, request } from '#machines/effects.ts';

/** The pages of the member center that the site opens. */
export type MemberCenterPage = 'workplace' | 'honeywell' | 'mmOrder' | 'addresses' | 'close';

export type MemberCenterRequests = {
  /** The signed-in user; only a name, or undefined, if the service does not answer within seconds. */
  knownUser: () => Promise<KnownUser | undefined>;
  /** Opens a page in a new tab; rejects if the browser blocks it. */
  openTab: (of: { page: MemberCenterPage }) => Promise<unknown>;
};

/** Opens the member center: in a new tab, or in this one for the special enterprise or if the browser blocks the tab. */
export const memberCenterMachine = setup({
  types: {} as {
    context: { page: MemberCenterPage };
    events: { type: 'center.requested' } | { type: 'closing.requested' } | { type: 'vehicles.requested' };
    children: { knownUser: 'knownUser'; openTab: 'openTab' };
  },
  actors: {
    knownUser: request<MemberCenterRequests['knownUser']>(),
    openTab: request<MemberCenterRequests['openTab']>(),
  },
  guards: {
    isSpecial: (_, { output }: { output: KnownUser | undefined }) => isSpecialEnterprise(output?.enterpriseResp),
  },
  actions: {
    setPage: assign((_, params: { page: MemberCenterPage }) => params),
    leave: effect<{ page: MemberCenterPage }>(),
  },
}).createMachine({
  id: 'memberCenter',
  context: { page: 'workplace' },
  initial: 'idle',
  on: {
    'center.requested': '.identifying',
    'closing.requested': { target: '.opening', actions: { type: 'setPage', params: { page: 'close' } } },
    'vehicles.requested': { target: '.leaving', actions: { type: 'setPage', params: { page: 'mmOrder' } } },
  },
  states: {
    idle: {},
    identifying: {
      tags: 'busy',
      invoke: {
        id: 'knownUser',
        src: 'knownUser',
        onDone: [
          {
            guard: { type: 'isSpecial', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'setPage', params: { page: 'honeywell' } },
          },
          { target: 'opening', actions: { type: 'setPage', params: { page: 'workplace' } } },
        ],
        onError: 'idle',
      },
    },
    opening: {
      invoke: {
        id: 'openTab',
        src: 'openTab',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: 'leaving',
      },
    },
    /** The browser restored the page from its back/forward cache. */
    leaving: { entry: { type: 'leave', params: ({ context }) => context } },
  },
});

export type MemberCenterActor = ActorRefFrom<typeof memberCenterMachine>;
