import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '#src/ui/QrCode.tsx';

export default {
  title: 'parts/QrCode',
  id: 'parts-qrcode',
  component: QrCode,
  args: { text: 'https://www.example.com/act/spring', label: '小程序码', className: 'size-44' },
} satisfies Meta<typeof QrCode>;

export const Address: StoryObj<typeof QrCode> = {};
