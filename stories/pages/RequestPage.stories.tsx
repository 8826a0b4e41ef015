import type { Meta, StoryObj } from '@storybook/react-vite';
import { air } from '#src/lines/air.ts';
import type { LineContent } from '#src/lines/line.ts';
import { rail } from '#src/lines/rail.ts';
import { RequestPage } from '#src/pages/line/RequestPage.tsx';
import { requestPiecesOf } from '../linePieces.tsx';

interface Args {
  content: LineContent;
}
type Story = StoryObj<Args>;

export default {
  title: 'pages/RequestPage',
  render: ({ content }) => <RequestPage {...requestPiecesOf(content)} />,
  args: { content: air },
} satisfies Meta<Args>;

export const AirFreight: Story = {};
export const RailFreight: Story = { args: { content: rail } };
