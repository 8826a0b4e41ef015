import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DangerousPaperState } from '#contract/orders/dangerousPapers.ts';
import { DangerousPapers } from '#src/features/orders/DangerousPapers.tsx';
import { entryOf } from '#src/features/orders/paperEntries.ts';
import { dangerousPaperMessages } from '#src/features/orders/messages/dangerousPapers.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { released, reviewed } from './fclOrderSamples.ts';
import { lackingPapers } from './instructionSamples.ts';
import { now } from './orderQuerySamples.ts';

interface Args {
  status: 'reviewed' | 'released';
  /** The time at which the page is viewed. */
  at: number;
  papers: DangerousPaperState[];
}
type Story = StoryObj<Args>;

const complete = lackingPapers.map((paper) => ({ ...paper, missing: [] }));

export default {
  title: 'flows/DangerousPapers',
  id: 'flows-dangerouspapers',
  decorators: [
    (Story) => (
      <div className="max-w-3xl bg-surface p-4">
        <Story />
      </div>
    ),
  ],
  render: ({ status, papers, at }) => {
    const order = { ...{ reviewed, released }[status], dangerousPapers: papers };
    return (
      <DangerousPapers
        order={order}
        entry={(fact) => entryOf(order, fact, at)}
        file={({ format, name }) => (
          <Button tone="secondary" size="sm" aria-label={name}>
            {dangerousPaperMessages.formats[format]}
          </Button>
        )}
      />
    );
  },
  args: { status: 'reviewed', papers: lackingPapers, at: now },
} satisfies Meta<Args>;

export const Lacking: Story = {};
export const LackingLate: Story = { args: { status: 'released', at: Date.parse('2026-12-01T00:00:00Z') } };
export const LackingReleased: Story = { args: { status: 'released' } };
export const Complete: Story = { args: { papers: complete } };
