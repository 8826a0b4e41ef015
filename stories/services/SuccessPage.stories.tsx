import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { paths } from '#contract/app/routes.ts';
import { rail } from '#src/features/services/content/railContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { orderSuccess } from '#src/features/services/sections/orderSuccess.ts';
import { SuccessPage } from '#src/features/services/pages/SuccessPage.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';

type Args = ComponentProps<typeof SuccessPage>;
type Story = StoryObj<Args>;

export default {
  title: 'pages/SuccessPage',
  id: 'pages-successpage',
  component: SuccessPage,
  args: {
    no: 'XJ2026030200001',
    title: lineWords.success.title,
    text: lineWords.success.text,
    numberWord: lineWords.enquiry.number,
    steps: rail.afterwards.map((text) => ({ text })),
    hotline: '400-000-0000',
    emergencyHotline: '0532-00000000',
    onPrint: () => {},
    children: (
      <a href={paths.railWayOrder} className={buttonLook('primary', 'md')}>
        {lineWords.success.again}
      </a>
    ),
  },
} satisfies Meta<Args>;

export const WithNumber: Story = {};
export const WithoutNumber: Story = { args: { no: undefined } };
export const FullContainers: Story = {
  args: {
    no: 'FCL20260302000001',
    title: orderSuccess.title,
    text: orderSuccess.text,
    numberWord: orderSuccess.number,
    steps: orderSuccess.fclSteps,
  },
};
