import type { ActorRefFrom } from 'xstate';
import { assign, raise, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A path with query, and how the browser's history records it. */
export interface Destination {
  to: string;
  replace?: boolean | undefined;
  /** Whether the browser has already changed the address: its back or forward button was pressed. */
  traversed?: boolean | undefined;
}

export type NavigationRequests = {
  /** Resolves if the visitor may open the page; rejects otherwise. */
  permit: (destination: Destination) => Promise<unknown>;
  /** Loads what the page needs, including the user's information; rejects only if the page itself cannot be loaded. */
  prepare: (destination: Destination) => Promise<unknown>;
};

/**
 * A change of route with its progress bar: permission, loading, then the page; the last request wins and the bar always
 * ends.
 */
export const navigationMachine = setup({
  types: {} as {
    context: { destination: Destination };
    events:
      | ({ type: 'route.requested' } & Destination)
      /** The visitor stays rather than wait. */
      | { type: 'route.abandoned' }
      | { type: 'route.settled' };
    children: { permit: 'permit'; prepare: 'prepare' };
  },
  actors: { permit: request<NavigationRequests['permit']>(), prepare: request<NavigationRequests['prepare']>() },
  actions: {
    setDestination: assign({
      destination: (_, { to, replace, traversed }: Destination) => ({ to, replace, traversed }),
    }),
    leave: effect(),
    stay: effect(),
    settle: raise({ type: 'route.settled' }),
    show: effect<Destination>(),
    reportUnloadable: effect<{ error: unknown }>(),
    /** Tells the user if the page's host does not answer. */
    checkConnection: effect(),
  },
  delays: {
    throttle: limits.loadingThrottleMs,
    fill: limits.loadingDurationMs,
    fade: limits.loadingFadeMs,
    out: limits.pageOutMs,
    stalled: limits.loadingStalledMs,
  },
}).createMachine({
  id: 'navigation',
  description: '从一个页面换到另一个页面：先看能不能打开，再加载；进度条一定会走完。',
  meta: {
    title: '页面切换',
    events: { 'route.requested': '要打开一个页面', 'route.abandoned': '不再等待', 'route.settled': '页面切换结束' },
    requests: {
      permit: { request: '检查能否打开', done: '允许打开', error: '不允许打开' },
      prepare: '加载页面与用户信息',
    },
    effects: {
      leave: '让旧页淡出',
      stay: '结束淡出',
      settle: '告知进度条切换结束',
      show: '显示新页面',
      reportUnloadable: '提示页面无法加载',
      checkConnection: '检查网络连接',
    },
    delays: {
      out: '旧页淡出',
      throttle: '短暂加载不显示进度条',
      stalled: '加载较久',
      fill: '进度条走满',
      fade: '进度条淡出',
    },
  } satisfies MachineNames,
  type: 'parallel',
  context: { destination: { to: '/' } },
  states: {
    route: {
      description: '路由',
      initial: 'settled',
      on: {
        'route.requested': {
          target: '.permitting',
          actions: { type: 'setDestination', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: '页面就绪' },
        permitting: {
          description: '检查权限',
          invoke: {
            id: 'permit',
            src: 'permit',
            input: ({ context }) => context.destination,
            onDone: 'preparing',
            onError: { target: 'settled', actions: 'settle' },
          },
        },
        preparing: {
          description: '加载页面',
          after: { stalled: { actions: 'checkConnection' } },
          on: { 'route.abandoned': { target: 'settled', actions: 'settle' } },
          invoke: {
            id: 'prepare',
            src: 'prepare',
            input: ({ context }) => context.destination,
            onDone: 'leaving',
            onError: {
              target: 'settled',
              actions: ['settle', { type: 'reportUnloadable', params: ({ event }) => event }],
            },
          },
        },
        /** The old page leaves before the new one enters (specification section 9: page transition out-in). */
        leaving: {
          description: '旧页淡出',
          entry: 'leave',
          exit: 'stay',
          after: {
            out: {
              target: 'settled',
              actions: ['settle', { type: 'show', params: ({ context }) => context.destination }],
            },
          },
        },
      },
    },
    bar: {
      description: '进度条',
      initial: 'hidden',
      states: {
        hidden: { description: '隐藏', on: { 'route.requested': 'throttled' } },
        throttled: { description: '暂缓出现', after: { throttle: 'filling' }, on: { 'route.settled': 'hidden' } },
        filling: { description: '推进中', after: { fill: 'full' }, on: { 'route.settled': 'fading' } },
        full: { description: '已满待定', on: { 'route.settled': 'fading' } },
        fading: { description: '淡出', after: { fade: 'hidden' }, on: { 'route.requested': 'throttled' } },
      },
    },
  },
});

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
