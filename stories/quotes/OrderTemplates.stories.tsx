import { savedQuoteMessages } from '#server/quotes/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { OrderTemplates } from '#src/features/quotes/OrderTemplates.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { rows as orders } from '#stories/orders/orderQuerySamples.ts';
import { templates } from './templateSamples.ts';

type Args = Scene<typeof orderTemplatesMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { templates, name: '' };
const [{ id: chosenId, name }] = templates as [(typeof templates)[0]];
const listed = (state: string, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { listed: state } as Args['value'], context: { ...context, ...more } },
});

export default {
  title: 'flows/OrderTemplates',
  id: 'flows-ordertemplates',
  parameters: { machine: 'orderTemplates' },
  decorators: [
    (Story) => (
      <div className="bg-surface p-4">
        <Story />
      </div>
    ),
  ],
  render: (scene) => <OrderTemplates actor={frozen(orderTemplatesMachine, scene)} />,
  args: { value: { listed: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, templates: [] } } };
export const FetchingOrders: Story = { args: { value: 'fetchingOrders', context: { ...context, templates: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, templates: [], errorMessage: uiMessages.offline } },
};
export const Resting: Story = {};
export const RestingNone = listed('resting', { templates: [] });
export const RestingRejected = listed('resting', { errorMessage: savedQuoteMessages.templateUnknown });
export const TakingOrder = listed('takingOrder', { templates: [], orders, chosenId: orders[0]!.orderNo });
export const Taking = listed('taking', { chosenId, name });
export const Renaming = listed('renaming', { chosenId, name });
export const RenamingProblem = listed('renaming', { chosenId, name: '', problem: 'required' });
export const StoringName = listed('storingName', { chosenId, name: '汉堡涂料' });
const rhythm = { every: 'twoWeeks', from: '2026-02-16', until: '' };
export const Scheduling = listed('scheduling', { chosenId, name, rhythm });
export const SchedulingProblem = listed('scheduling', {
  chosenId,
  name,
  rhythm: { ...rhythm, until: '2026-02-01' },
  problems: { until: 'dateTooEarly' },
});
export const StoringRhythm = listed('storingRhythm', { chosenId, name, rhythm });
export const EndingRhythm = listed('endingRhythm', { chosenId, name, rhythm });
export const Skipping = listed('skipping', { chosenId, name, rhythm });
export const Confirming = listed('confirming', { chosenId, name });
export const Deleting = listed('deleting', { chosenId, name });
