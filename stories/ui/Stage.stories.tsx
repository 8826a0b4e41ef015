import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/Button.tsx';
import { Stage } from '#src/ui/Stage.tsx';

export default {
  title: 'parts/Stage',
  id: 'parts-stage',
  component: Stage,
  args: { name: 'asking', label: '申请发票', children: <Button data-autofocus>提交</Button> },
} satisfies Meta<typeof Stage>;

export const FocusTaken: StoryObj<typeof Stage> = {};
