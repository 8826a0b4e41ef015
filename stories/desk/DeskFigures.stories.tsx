import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { figuresIn } from '#contract/desk/figures/figures.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import { DeskFigures } from '#src/features/desk/DeskFigures.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { figures, noFigures, uncosted } from './figureSamples.ts';

type Args = Scene<typeof deskFiguresMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = {
  query: figuresIn('period=lastMonth'),
  days: { from: '', to: '' },
  problems: {},
  figures,
};
const days = { from: '2026-02-01', to: '2026-01-31' };

export default {
  title: 'flows/DeskFigures',
  id: 'flows-deskfigures',
  parameters: { machine: 'deskFigures' },
  decorators: [
    (Story) => (
      <div className="mx-auto" style={{ maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
  render: (scene) => <DeskFigures actor={frozen(deskFiguresMachine, scene)} />,
  args: { value: 'shown', context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, figures: undefined } } };
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...context, figures: undefined, errorMessage: serviceMessages.unavailable },
  },
};
export const Shown: Story = {};
export const ShownEmpty: Story = { args: { context: { ...context, figures: noFigures } } };
export const ShownUncosted: Story = {
  args: { context: { ...context, query: figuresIn('period=lastMonth&by=lane'), figures: uncosted } },
};
export const ShownRange: Story = {
  args: {
    context: {
      ...context,
      figures: noFigures,
      query: figuresIn('period=range&from=2026-02-01&to=2026-02-28'),
      days,
      problems: { to: 'daysReversed' },
    },
  },
};
