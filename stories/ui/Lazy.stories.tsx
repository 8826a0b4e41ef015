import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lazy } from '#src/ui/loading/Lazy.tsx';

export default {
  title: 'parts/Lazy',
  id: 'parts-lazy',
  component: Lazy,
  args: { onReady: () => {}, children: <p>随后加载的内容</p> },
} satisfies Meta<typeof Lazy>;

export const Hydrated: StoryObj<typeof Lazy> = {};
