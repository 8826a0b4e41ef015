import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ThemeSettings } from '#contract/app/theme.ts';
import { themeDefaults } from '#contract/app/theme.ts';
import { tell } from '#machines/effects.ts';

/** How the visitor likes the site drawn, and the panel in which it is said; every change shows and is kept at once. */
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
    keepSetting: assign({
      settings: ({ context }, params: { change: Partial<ThemeSettings> }) => ({
        ...context.settings,
        ...params.change,
      }),
    }),
    restoreDefaults: assign({ settings: themeDefaults }),
    applySettings: tell<{ settings: ThemeSettings }>(),
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
            { type: 'keepSetting', params: ({ event }) => event },
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
