import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** Hydration of a prerendered page: replays the clicks from before, opens the login where its prerendered dialog is open, and loads what the first paint did not need. */
export const hydrationMachine = setup({
  types: {} as {
    events:
      /** `isLoginOpen`: the prerendered login dialog is open. */
      | { type: 'page.hydrated'; isLoginOpen: boolean }
      /** A lazy part of the page was hydrated. */
      | { type: 'part.hydrated' };
  },
  guards: { isLoginOpen: (_, params: { isLoginOpen: boolean }) => params.isLoginOpen },
  actions: {
    markHydrated: effect(),
    loadStylesheet: effect(),
    removeLogin: effect(),
    openLogin: effect(),
    replayClicks: effect(),
    repeatPress: effect(),
    layOutAll: effect(),
  },
  delays: { resting: limits.restAfterMs },
}).createMachine({
  id: 'hydration',
  description: '服务生成的页面变成能应答的页面：就绪前按的、填的都交过来，先打开的登录框也不例外。',
  meta: {
    title: '页面就绪',
    events: { 'page.hydrated': '页面已能应答', 'part.hydrated': '页面的一部分已能应答' },
    guards: { isLoginOpen: '登录框已先打开' },
    effects: {
      markHydrated: '标明页面已就绪',
      loadStylesheet: '取全部样式',
      removeLogin: '移走备用的登录框',
      openLogin: '打开真正的登录框',
      replayClicks: '补按就绪前按过的',
      repeatPress: '补按刷新前按过的',
      layOutAll: '排好第一屏以下的部分',
    },
    delays: { resting: '就绪后歇一会儿' },
  } satisfies MachineNames,
  initial: 'prerendered',
  on: { 'part.hydrated': { actions: 'replayClicks' } },
  states: {
    prerendered: {
      description: '脚本未就绪',
      on: {
        'page.hydrated': [
          {
            guard: { type: 'isLoginOpen', params: ({ event }) => event },
            target: 'hydrated',
            actions: ['markHydrated', 'replayClicks', 'repeatPress', 'openLogin', 'loadStylesheet'],
          },
          {
            target: 'hydrated',
            actions: ['markHydrated', 'removeLogin', 'replayClicks', 'repeatPress', 'loadStylesheet'],
          },
        ],
      },
    },
    hydrated: { description: '已就绪', after: { resting: 'rested' } },
    /** The first seconds are over: lays out the parts that were not needed at once. */
    rested: { description: '其余部分也排好', entry: 'layOutAll' },
  },
});

export type HydrationActor = ActorRefFrom<typeof hydrationMachine>;
