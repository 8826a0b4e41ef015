import type { AnyActorLogic, InputFrom } from 'xstate';
import { enqueueActions, setup } from 'xstate';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import { hydrationMachine } from '#machines/app/hydration.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { sessionMachine } from '#machines/auth/session.ts';

/** The initial data of a page's actors. */
export interface AppInput {
  session: InputFrom<typeof sessionMachine>;
  reloadGuard: InputFrom<typeof reloadGuardMachine>;
  themeSettings: InputFrom<typeof themeSettingsMachine>;
  pageHistory: InputFrom<typeof pageHistoryMachine>;
}

interface SpawnedActor {
  id: string;
  logic: AnyActorLogic;
}

type Spawn = (logic: AnyActorLogic, options: { id: string; systemId: string }) => void;

/** The root of a page's actors: spawns the long-lived ones with system ids, and those whose code loads on demand. */
export const appMachine = setup({
  types: {} as {
    context: AppInput;
    input: AppInput;
    events: { type: 'actor.requested' } & SpawnedActor;
  },
  actors: {
    session: sessionMachine,
    notices: noticesMachine,
    reloadGuard: reloadGuardMachine,
    themeSettings: themeSettingsMachine,
    navigation: navigationMachine,
    pageHistory: pageHistoryMachine,
    dialogHistory: dialogHistoryMachine,
    hydration: hydrationMachine,
  },
  actions: {
    spawnActor: enqueueActions(({ enqueue }, { id, logic }: SpawnedActor) => {
      // XState types sources by the actors declared here; this logic came with its own chunk
      (enqueue.spawnChild as unknown as Spawn)(logic, { id, systemId: id });
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'notices', systemId: 'notices', src: 'notices' },
    { id: 'reloadGuard', systemId: 'reloadGuard', src: 'reloadGuard', input: ({ context }) => context.reloadGuard },
    {
      id: 'themeSettings',
      systemId: 'themeSettings',
      src: 'themeSettings',
      input: ({ context }) => context.themeSettings,
    },
    { id: 'dialogHistory', systemId: 'dialogHistory', src: 'dialogHistory' },
    { id: 'pageHistory', systemId: 'pageHistory', src: 'pageHistory', input: ({ context }) => context.pageHistory },
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context.session },
    { id: 'hydration', systemId: 'hydration', src: 'hydration' },
    { id: 'navigation', systemId: 'navigation', src: 'navigation' },
  ],
  on: { 'actor.requested': { actions: { type: 'spawnActor', params: ({ event }) => event } } },
});
