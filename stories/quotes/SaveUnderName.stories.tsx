import { savedQuoteMessages } from '#server/quotes/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { namingMachine } from '#machines/quotes/naming.ts';
import { SaveUnderName } from '#src/features/quotes/SaveUnderName.tsx';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof namingMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { subject: { type: 'quote', form: completeForm }, name: '上海-汉堡 20GP×1' };
const template: Args['context'] = { subject: { type: 'template', orderNo: 'FCL202603010042' }, name: '上海-汉堡' };

export default {
  title: 'flows/SaveUnderName',
  id: 'flows-saveundername',
  parameters: { machine: 'naming' },
  render: (scene) => <SaveUnderName actor={frozen(namingMachine, scene)} />,
  args: { value: 'naming', context },
} satisfies Meta<Args>;

export const Naming: Story = {};
export const NamingTemplate: Story = { args: { context: template } };
export const NamingProblem: Story = { args: { context: { ...context, name: '', problem: 'required' } } };
export const NamingRejected: Story = {
  args: { context: { ...context, errorMessage: savedQuoteMessages.tooMany(200) } },
};
export const Saving: Story = { args: { value: 'saving' } };
export const Saved: Story = { args: { value: 'saved' } };
export const SavedTemplate: Story = { args: { value: 'saved', context: template } };
export const SigningIn: Story = { args: { value: 'signingIn' } };
export const Closed: Story = { args: { value: 'closed' } };
