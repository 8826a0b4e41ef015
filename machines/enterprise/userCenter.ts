import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The pages of the user center that the site opens. */
export type UserCenterPage = 'workplace' | 'honeywell' | 'mmOrder' | 'addresses' | 'watches' | 'money' | 'close';

export type UserCenterRequests = {
  /** The signed-in user; only a name, or undefined, if the service does not answer within seconds. */
  knownUser: () => Promise<KnownUser | undefined>;
  /** Opens a page in a new tab; rejects if the browser blocks it. */
  openTab: (of: { page: UserCenterPage }) => Promise<unknown>;
};

/** Opens the user center: in a new tab, or in this one for the special enterprise or if the browser blocks the tab. */
export const userCenterMachine = setup({
  types: {} as {
    context: { page: UserCenterPage };
    events: { type: 'center.requested' } | { type: 'closing.requested' } | { type: 'vehicles.requested' };
    children: { knownUser: 'knownUser'; openTab: 'openTab' };
  },
  actors: {
    knownUser: request<UserCenterRequests['knownUser']>(),
    openTab: request<UserCenterRequests['openTab']>(),
  },
  guards: {
    isSpecial: (_, { output }: { output: KnownUser | undefined }) => isSpecialEnterprise(output?.enterpriseResp),
  },
  actions: {
    setPage: assign((_, params: { page: UserCenterPage }) => params),
    leave: effect<{ page: UserCenterPage }>(),
  },
}).createMachine({
  id: 'userCenter',
  description: '从账号菜单打开会员中心：先认清用户，再在新标签页打开；专属企业，或被浏览器拦截时，在本页打开。',
  meta: {
    title: '打开会员中心',
    events: {
      'center.requested': '点了会员中心',
      'closing.requested': '点了注销账号',
      'vehicles.requested': '点了整车订单',
    },
    guards: { isSpecial: '属于专属企业' },
    requests: { knownUser: '认清用户', openTab: { request: '在新标签页打开会员中心', error: '新标签页被浏览器拦截' } },
    effects: { leave: '在本页打开会员中心' },
  } satisfies MachineNames,
  context: { page: 'workplace' },
  initial: 'idle',
  on: {
    'center.requested': '.identifying',
    'closing.requested': { target: '.opening', actions: { type: 'setPage', params: { page: 'close' } } },
    'vehicles.requested': { target: '.leaving', actions: { type: 'setPage', params: { page: 'mmOrder' } } },
  },
  states: {
    idle: { description: '等候' },
    identifying: {
      description: '认清用户',
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
      description: '打开新标签页',
      invoke: {
        id: 'openTab',
        src: 'openTab',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: 'leaving',
      },
    },
    /** The browser restored the page from its back/forward cache. */
    leaving: { description: '在本页打开', entry: { type: 'leave', params: ({ context }) => context } },
  },
});

export type UserCenterActor = ActorRefFrom<typeof userCenterMachine>;
