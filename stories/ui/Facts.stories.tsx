import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '#src/ui/Facts.tsx';

export default {
  title: 'parts/Facts',
  id: 'parts-facts',
  component: Facts,
  args: {
    className: 'gap-y-3 sm:grid-cols-4',
    facts: [
      ['联合国编号', 'UN 1219'],
      ['危险性类别', '第 3 类 易燃液体'],
      ['包装类别', 'II'],
      ['备注', ''],
      ['有效期至', '2026-03-31'],
    ],
  },
} satisfies Meta<typeof Facts>;

export const WithoutValueLeftOut: StoryObj<typeof Facts> = {};
