import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';

export default {
  title: 'parts/DialogStep',
  id: 'parts-dialogstep',
  component: DialogStep,
  args: { name: 'asking', label: '申请发票', children: <Button data-autofocus>提交</Button> },
} satisfies Meta<typeof DialogStep>;

export const FocusTaken: StoryObj<typeof DialogStep> = {};
