import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { ThemeSettings } from '#contract/app/theme.ts';
import { themeDefaults } from '#contract/app/theme.ts';
import { effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

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
  description: '界面设置面板：改了立即生效并记住，也可以恢复默认。',
  meta: {
    title: '界面设置',
    events: {
      'panel.opened': '打开设置面板',
      'panel.closed': '收起设置面板',
      'setting.changed': '改了一项设置',
      'defaults.requested': '恢复默认',
    },
    effects: { applySettings: '立即生效并记住' },
  } satisfies MachineNames,
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { description: '面板收起', on: { 'panel.opened': 'open' } },
    open: {
      description: '面板打开',
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
