import type { AnyActorLogic, InputFrom } from 'xstate';
import { enqueueActions, setup } from 'xstate';
import { navigationMachine } from '#machines/app/navigation.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { sessionMachine } from '#machines/auth/session.ts';

/** What the actors of a page begin with. */
export interface AppInput {
  session: InputFrom<typeof sessionMachine>;
  reloadGuard: InputFrom<typeof reloadGuardMachine>;
  themeSettings: InputFrom<typeof themeSettingsMachine>;
}

interface SpawnedActor {
  id: string;
  logic: AnyActorLogic;
}

type Spawn = (logic: AnyActorLogic, options: { id: string; systemId: string }) => void;

/** The root of a page's actors: the long-lived ones by their system ids, and those whose code is loaded on demand. */
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
  },
  actions: {
    spawnActor: enqueueActions(({ enqueue }, { id, logic }: SpawnedActor) => {
      // XState types its sources by the actors declared here, and this one came with its own code
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
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context.session },
    { id: 'navigation', systemId: 'navigation', src: 'navigation' },
  ],
  on: { 'actor.requested': { actions: { type: 'spawnActor', params: ({ event }) => event } } },
});
