import type { Meta, StoryObj } from '@storybook/react-vite';
import { Head } from '#src/ui/Head.tsx';

export default {
  title: 'parts/Head',
  id: 'parts-head',
  component: Head,
  args: { title: '海运拼箱下单', lead: '选好航线与货量，按计费吨计价。' },
} satisfies Meta<typeof Head>;

export const WithLead: StoryObj<typeof Head> = {};
