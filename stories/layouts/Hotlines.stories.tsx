import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hotlines } from '#src/layouts/parts/Hotlines.tsx';

export default {
  title: 'parts/Hotlines',
  id: 'parts-hotlines',
  component: Hotlines,
  args: { config: { hotline: '400-000-0000', emergencyHotline: '0532-00000000' }, numberClasses: 'text-lg' },
} satisfies Meta<typeof Hotlines>;

export const OnLight: StoryObj<typeof Hotlines> = {};
export const OnDark: StoryObj<typeof Hotlines> = {
  args: { dark: true, numberClasses: 'text-xl text-white' },
  decorators: [(Story) => <div className="bg-brand-900 p-4 text-brand-100">{Story()}</div>],
};
