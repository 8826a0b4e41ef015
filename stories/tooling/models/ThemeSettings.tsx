import { themeDefaults } from '#contract/app/theme.ts';
import type { ThemeSettingsActor } from '#machines/app/themeSettings.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { ThemeSettings } from '#src/app/theme/ThemeSettings.tsx';
import { themeMessages as messages } from '#src/app/messages/theme.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { closePanel, openPanel } from './themePanel.ts';

export default modelOf({
  of: 'themeSettings',
  machine: themeSettingsMachine,
  inputs: { defaults: { settings: themeDefaults } },
  samples: [
    { type: 'panel.opened' },
    { type: 'panel.closed' },
    { type: 'setting.changed', change: { colour: 'teal' } },
    { type: 'defaults.requested' },
  ],
  play: () => ({
    view: (actor: ThemeSettingsActor) => <ThemeSettings actor={actor} />,
    gestures: {
      'panel.opened': openPanel,
      'panel.closed': closePanel,
      'setting.changed': () => userEvent.click(page.getByText('青绿')),
      'defaults.requested': () => named(messages.defaults).click(),
    },
  }),
});
