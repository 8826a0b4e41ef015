import type { Meta, StoryObj } from '@storybook/react-vite';
import { Late } from '#src/ui/Late.tsx';

export default {
  title: 'parts/Late',
  id: 'parts-late',
  component: Late,
  args: { onReady: () => {}, children: <p>随后加载的内容</p> },
} satisfies Meta<typeof Late>;

export const TakenOver: StoryObj<typeof Late> = {};
