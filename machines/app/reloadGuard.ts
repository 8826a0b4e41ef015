import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { msUntil } from '#machines/support/countdown.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type ReloadGuardRequests = {
  /** Resolves if the site's host answers; rejects otherwise. */
  reach: () => Promise<unknown>;
};

/** A pressed link or button, described so that the reloaded page can find it again. */
export interface Press {
  /** The path and query of the page. */
  address: string;
  /** Its role, target and text. */
  name: string;
  /** Its index among those with that name, from 0. */
  index: number;
  /** Epoch milliseconds. */
  at: number;
}

/** The transitions after the host was probed. */
const onceAsked = { onDone: { target: 'watching', actions: 'resumeLoading' }, onError: 'offline' } as const;

/** Handles code that could not be loaded: one reload in sixty seconds, then advice; without a connection it waits. */
export const reloadGuardMachine = setup({
  types: {} as {
    context: { lastReloadAt: number; press?: Press | undefined };
    input: { lastReloadAt?: number | undefined };
    events:
      | { type: 'chunk.failed'; press?: Press | undefined }
      /** The host did not answer. */
      | { type: 'connection.lost' }
      | { type: 'reload.requested' }
      | { type: 'connection.restored' };
    children: { reachFirst: 'reach'; reachToReload: 'reach'; reachAgain: 'reach'; reachInSilence: 'reach' };
  },
  actors: { reach: request<ReloadGuardRequests['reach']>() },
  delays: { reachAgain: limits.reachAgainMs },
  guards: { isRested: ({ context }) => msUntil(context.lastReloadAt + limits.reloadRestMs) === 0 },
  actions: {
    setPress: assign({ press: (_, params: { press?: Press | undefined }) => params.press }),
    noteReload: effect<{ press?: Press | undefined }>(),
    reloadPage: effect(),
    resumeLoading: effect(),
  },
}).createMachine({
  id: 'reloadGuard',
  description: '页面代码加载失败时自动刷新一次；短时间内再失败，就请用户自己刷新。网络断开时不刷新，恢复后接着加载。',
  meta: {
    title: '加载失败的刷新',
    events: {
      'chunk.failed': '页面代码加载失败',
      'reload.requested': '点了刷新或重试',
      'connection.restored': '网络已恢复',
      'connection.lost': '网站没有响应',
    },
    guards: { isRested: '距上次刷新已满 60 秒' },
    requests: {
      reachFirst: '查看网站能否访问',
      reachToReload: '刷新前查看网站能否访问',
      reachAgain: '查看网站是否恢复',
      reachInSilence: '自行查看网站是否恢复',
    },
    effects: { noteReload: '记下刷新时间', resumeLoading: '接着加载' },
    delays: { reachAgain: '隔一会儿再看' },
  } satisfies MachineNames,
  context: ({ input }) => ({ lastReloadAt: input.lastReloadAt ?? 0 }),
  initial: 'watching',
  states: {
    watching: {
      description: '守候',
      on: {
        'chunk.failed': { target: 'judging', actions: { type: 'setPress', params: ({ event }) => event } },
        'connection.lost': 'offline',
      },
    },
    judging: {
      description: '查看网站能否访问',
      invoke: {
        id: 'reachFirst',
        src: 'reach',
        onDone: [{ guard: 'isRested', target: 'reloading' }, { target: 'advising' }],
        onError: 'offline',
      },
    },
    advising: { description: '提示用户', on: { 'reload.requested': 'confirming' } },
    /** A reload without a connection would end on the browser's own error page. */
    confirming: {
      description: '刷新前查看网站能否访问',
      invoke: { id: 'reachToReload', src: 'reach', onDone: 'reloading', onError: 'offline' },
    },
    offline: {
      description: '提示网络断开',
      after: { reachAgain: 'reachingAgain' },
      on: { 'reload.requested': 'resuming', 'connection.restored': 'resuming' },
    },
    /** The browser may not notice that the host is back: the page probes it, and the notice stays as it is. */
    reachingAgain: {
      description: '自行查看网站是否恢复',
      invoke: { id: 'reachInSilence', src: 'reach', ...onceAsked },
      on: { 'reload.requested': 'resuming', 'connection.restored': 'resuming' },
    },
    resuming: { description: '查看网站是否恢复', invoke: { id: 'reachAgain', src: 'reach', ...onceAsked } },
    reloading: {
      description: '正在刷新',
      entry: [{ type: 'noteReload', params: ({ context }) => context }, 'reloadPage'],
    },
  },
});

export type ReloadGuardActor = ActorRefFrom<typeof reloadGuardMachine>;
