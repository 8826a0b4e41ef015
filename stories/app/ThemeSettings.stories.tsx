import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeDefaults } from '#contract/app/theme.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { ThemeSettings } from '#src/app/theme/ThemeSettings.tsx';
import { themeMessages } from '#src/app/messages/theme.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof themeSettingsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/ThemeSettings',
  id: 'flows-themesettings',
  parameters: { machine: 'themeSettings' },
  render: (scene) => <ThemeSettings actor={frozen(themeSettingsMachine, scene)} />,
  args: { value: 'closed', context: { settings: themeDefaults } },
} satisfies Meta<Args>;

export const Closed: Story = {};
export const Open: Story = {
  args: { value: 'open' },
  play: async ({ canvas }) => void (await canvas.findByRole('dialog', { name: themeMessages.title })),
};
export const Changed: Story = {
  ...Open,
  args: {
    value: 'open',
    context: {
      settings: {
        theme: 'contrast',
        layoutMode: 'sidemenu',
        colour: 'teal',
        fixedHeader: false,
        contentWidth: 'Fluid',
      },
    },
  },
};
