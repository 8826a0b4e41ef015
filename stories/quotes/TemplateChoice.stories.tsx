import { savedQuoteMessages } from '#server/quotes/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { TemplateChoice } from '#src/features/quotes/TemplateChoice.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { templates } from './templateSamples.ts';

type Args = Scene<typeof orderTemplatesMachine>;
type Story = StoryObj<Args>;

const ofService = templates.slice(0, 1);
const context: Args['context'] = { line: 'fcl', templates: ofService, name: '' };

export default {
  title: 'flows/TemplateChoice',
  id: 'flows-templatechoice',
  render: (scene) => <TemplateChoice actor={frozen(orderTemplatesMachine, scene)} onClose={() => undefined} />,
  args: { value: { listed: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, templates: [] } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, templates: [], errorMessage: uiMessages.offline } },
};
export const WithTemplates: Story = {};
export const NoTemplates: Story = { args: { context: { ...context, templates: [] } } };
export const TemplateGone: Story = {
  args: { context: { ...context, errorMessage: savedQuoteMessages.templateUnknown } },
};
export const Taking: Story = {
  args: { value: { listed: 'taking' }, context: { ...context, chosenId: templates[0]!.id } },
};
