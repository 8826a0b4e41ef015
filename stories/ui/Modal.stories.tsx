import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';

type Story = StoryObj<typeof Modal>;

export default {
  title: 'parts/Modal',
  id: 'parts-modal',
  component: Modal,
  args: {
    open: true,
    title: '确认取消订单',
    onClose: () => {},
    children: (
      <div className="flex flex-col items-start gap-3">
        <p>取消后舱位不再保留。</p>
        <Button data-autofocus>确认</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Modal>;

export const Usual: Story = {};
export const Narrow: Story = { args: { width: 396 } };
export const ClosedByButtonOnly: Story = { args: { closeOnMask: false, width: 800 } };
export const FillsAPhone: Story = { args: { fills: true } };
