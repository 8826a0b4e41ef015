import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeDefaults } from '#contract/theme.ts';
import { themeSettingsMachine } from '#machines/themeSettings.ts';
import { ThemeSettings } from '#src/flows/ThemeSettings.tsx';
import { themeWords } from '#src/parts/themeWords.ts';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';

type Args = Scene<typeof themeSettingsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/ThemeSettings',
  parameters: { machine: 'themeSettings' },
  render: (scene) => <ThemeSettings actor={frozen(themeSettingsMachine, scene)} />,
  args: { value: 'closed', context: { settings: themeDefaults } },
} satisfies Meta<Args>;

export const Closed: Story = {};
export const Open: Story = {
  args: { value: 'open' },
  play: async ({ canvas }) => void (await canvas.findByRole('dialog', { name: themeWords.title })),
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
