import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { paths } from '#contract/app/routes.ts';
import { content as rail } from '#src/features/services/rail/railWayIndex.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { messages as fclMessages } from '#src/features/services/fcl/messages.ts';
import { orderSuccessMessages } from '#src/features/services/messages/requested.ts';
import { SuccessPage } from '#src/features/services/orderedPage.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

type Args = ComponentProps<typeof SuccessPage>;
type Story = StoryObj<Args>;

export default {
  ...inLayoutOf(paths.shippingFclOrderSuccess),
  title: 'pages/SuccessPage',
  id: 'pages-successpage',
  component: SuccessPage,
  args: {
    no: 'XJ2026030200001',
    title: serviceMessages.success.title,
    text: serviceMessages.success.text,
    numberName: serviceMessages.enquiry.number,
    steps: rail.afterwards.map((text) => ({ text })),
    hotline: '400-000-0000',
    emergencyHotline: '0532-00000000',
    onPrint: () => {},
    children: (
      <a href={paths.railWayOrder} className={buttonClasses('primary', 'md')}>
        {serviceMessages.success.again}
      </a>
    ),
  },
} satisfies Meta<Args>;

export const WithNumber: Story = {};
export const WithoutNumber: Story = { args: { no: undefined } };
export const FullContainers: Story = {
  args: {
    no: 'FCL20260302000001',
    title: orderSuccessMessages.title,
    text: orderSuccessMessages.text,
    numberName: orderSuccessMessages.number,
    steps: [orderSuccessMessages.verification, ...fclMessages.orderSteps],
  },
};
