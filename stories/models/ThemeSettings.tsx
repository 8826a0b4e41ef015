import { themeDefaults } from '#contract/theme.ts';
import type { ThemeSettingsActor } from '#machines/themeSettings.ts';
import { themeSettingsMachine } from '#machines/themeSettings.ts';
import { ThemeSettings } from '#src/flows/ThemeSettings.tsx';
import { themeWords as words } from '#src/parts/themeWords.ts';
import { page, userEvent } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
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
      'defaults.requested': () => named(words.defaults).click(),
    },
  }),
});
