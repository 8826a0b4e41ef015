import type { ActorRefFrom } from 'xstate';
import { setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import { msUntil } from './countdown.ts';
import { tell } from './world.ts';

/** Code that could not be loaded: one reload of the page, the next only sixty seconds after the last, else advice. */
export const reloadGuardMachine = setup({
  types: {} as {
    context: { lastReloadAt: number };
    input: { lastReloadAt?: number | undefined };
    events: { type: 'chunk.failed' } | { type: 'reload.requested' };
  },
  guards: { isRested: ({ context }) => msUntil(context.lastReloadAt + limits.reloadRestMs) === 0 },
  actions: { noteReload: tell(), reloadPage: tell() },
}).createMachine({
  id: 'reloadGuard',
  context: ({ input }) => ({ lastReloadAt: input.lastReloadAt ?? 0 }),
  initial: 'watching',
  states: {
    watching: { on: { 'chunk.failed': [{ guard: 'isRested', target: 'reloading' }, { target: 'advising' }] } },
    advising: { on: { 'reload.requested': 'reloading' } },
    reloading: { entry: ['noteReload', 'reloadPage'] },
  },
});

export type ReloadGuardActor = ActorRefFrom<typeof reloadGuardMachine>;
