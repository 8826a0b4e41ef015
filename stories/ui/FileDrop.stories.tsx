import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';

type Story = StoryObj<typeof FileDrop>;

export default {
  title: 'parts/FileDrop',
  id: 'parts-filedrop',
  component: FileDrop,
  args: { label: '上传营业执照', accept: ['image/jpeg', 'image/png'], onFile: () => {} },
} satisfies Meta<typeof FileDrop>;

export const Zone: Story = { args: { invitation: '把图片拖到这里，或点击选择；JPG、PNG，不超过 5 MB' } };
export const ButtonOnly: Story = { args: { short: '换一张' } };
export const Disabled: Story = { args: { disabled: true } };
