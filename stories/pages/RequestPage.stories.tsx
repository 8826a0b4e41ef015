import type { Meta, StoryObj } from '@storybook/react-vite';
import { air } from '#src/lines/air.ts';
import { lcl } from '#src/lines/lcl.ts';
import type { LineContent } from '#src/lines/line.ts';
import { rail } from '#src/lines/rail.ts';
import { RequestPage } from '#src/pages/line/RequestPage.tsx';
import { piecesOf, requestPiecesOf } from '../linePieces.tsx';

interface Args {
  content: LineContent;
  /** The line's prices stand on this page. */
  hasRates: boolean;
}
type Story = StoryObj<Args>;

export default {
  title: 'pages/RequestPage',
  render: ({ content, hasRates }) => (
    <RequestPage {...requestPiecesOf(content)} {...(hasRates && { rates: piecesOf(content).rates })} />
  ),
  args: { content: air, hasRates: false },
} satisfies Meta<Args>;

export const AirFreight: Story = {};
export const RailFreight: Story = { args: { content: rail } };
export const Consolidated: Story = { args: { content: lcl, hasRates: true } };
