import type { Meta, StoryObj } from '@storybook/react-vite';
import Undo2 from 'lucide-react/icons/undo-2';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';

type Story = StoryObj<typeof IconButton>;

export default {
  title: 'parts/IconButton',
  id: 'parts-iconbutton',
  component: IconButton,
  args: { label: '撤销', enabled: true, onPress: () => {}, children: <Undo2 className="size-4" /> },
} satisfies Meta<typeof IconButton>;

export const Enabled: Story = {};
export const Disabled: Story = { args: { enabled: false } };
