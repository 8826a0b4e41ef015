import type { Meta, StoryObj } from '@storybook/react-vite';
import { air } from '#src/features/services/content/airContent.ts';
import { lcl } from '#src/features/services/content/lclContent.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { rail } from '#src/features/services/content/railContent.ts';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { piecesOf, requestPiecesOf } from './servicePieces.tsx';

interface Args {
  content: ServiceContent;
  /** The service's prices are on this page. */
  hasRates: boolean;
}
type Story = StoryObj<Args>;

export default {
  title: 'pages/RequestPage',
  id: 'pages-requestpage',
  render: ({ content, hasRates }) => (
    <RequestPage {...requestPiecesOf(content)} {...(hasRates && { rates: piecesOf(content).rates })} />
  ),
  args: { content: air, hasRates: false },
} satisfies Meta<Args>;

export const AirFreight: Story = {};
export const RailFreight: Story = { args: { content: rail } };
export const Consolidated: Story = { args: { content: lcl, hasRates: true } };
