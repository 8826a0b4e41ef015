import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Picture as Air } from '#src/illustrations/slides/air.tsx';
import { Picture as Flexitank } from '#src/illustrations/slides/flexitank.tsx';
import { Picture as Goods } from '#src/illustrations/slides/goods.tsx';
import { Picture as Harbour } from '#src/illustrations/slides/harbour.tsx';
import { Picture as Tank } from '#src/illustrations/slides/tank.tsx';
import { air } from '#src/features/services/content/airContent.ts';
import { fclEnquiry } from '#src/features/services/content/fclContent.ts';
import { flexitank } from '#src/features/services/content/flexitankContent.ts';
import { lcl } from '#src/features/services/content/lclContent.ts';
import { rail } from '#src/features/services/content/railContent.ts';
import { tank } from '#src/features/services/content/tankContent.ts';
import { ServicePage } from '#src/features/services/pages/ServicePage.tsx';
import { piecesOf } from './servicePieces.tsx';

type Args = Pick<ComponentProps<typeof ServicePage>, 'content' | 'Picture' | 'first'>;
type Story = StoryObj<Args>;

export default {
  title: 'pages/ServicePage',
  id: 'pages-servicepage',
  parameters: { layout: 'fullscreen' },
  // a page without a banner is in the column of its layout
  render: ({ content, ...props }) => (
    <div className={props.Picture ? '' : 'mx-auto max-w-page px-4 py-6'}>
      <ServicePage {...piecesOf(content)} {...props} />
    </div>
  ),
  args: { content: air, Picture: Air },
} satisfies Meta<Args>;

export const AirFreight: Story = {};
export const Consolidated: Story = { args: { content: lcl, Picture: Goods } };
export const FullContainerEnquiry: Story = { args: { content: fclEnquiry, Picture: Harbour, first: 'enquiry' } };
export const RailFreight: Story = { args: { content: rail, Picture: undefined } };
export const TankContainers: Story = { args: { content: tank, Picture: Tank } };
export const Flexitanks: Story = { args: { content: flexitank, Picture: Flexitank } };
