import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ThemeSettings } from '#contract/app/theme.ts';
import { themeDefaults } from '#contract/app/theme.ts';
import { effect } from '#machines/effects.ts';

/** The visitor's theme settings and their panel; every change applies and is stored at once. */
export const themeSettingsMachine = setup({
  types: {} as {
    context: { settings: ThemeSettings };
    input: { settings: ThemeSettings };
    events:
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'setting.changed'; change: Partial<ThemeSettings> }
      | { type: 'defaults.requested' };
  },
  actions: {
    setSetting: assign({
      settings: ({ context }, params: { change: Partial<ThemeSettings> }) => ({
        ...context.settings,
        ...params.change,
      }),
    }),
    restoreDefaults: assign({ settings: themeDefaults }),
    applySettings: effect<{ settings: ThemeSettings }>(),
  },
}).createMachine({
  id: 'themeSettings',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: {
      on: {
        'panel.closed': 'closed',
        'setting.changed': {
          actions: [
            { type: 'setSetting', params: ({ event }) => event },
            { type: 'applySettings', params: ({ context }) => context },
          ],
        },
        'defaults.requested': {
          actions: ['restoreDefaults', { type: 'applySettings', params: ({ context }) => context }],
        },
      },
    },
  },
});

export type ThemeSettingsActor = ActorRefFrom<typeof themeSettingsMachine>;
