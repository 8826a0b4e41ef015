import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import { PasswordChange } from '#src/features/auth/PasswordChange.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof passwordChangeMachine>;
type Story = StoryObj<Args>;

const blank: Args['context'] = {
  hasPassword: true,
  form: { oldPassword: '', newPassword: '', passwordAgain: '' },
  problems: {},
};
const typed = (newPassword: string): Args['context'] => ({
  hasPassword: true,
  form: { oldPassword: 'sample', newPassword, passwordAgain: newPassword },
  problems: {},
});

export default {
  title: 'flows/PasswordChange',
  id: 'flows-passwordchange',
  parameters: { machine: 'passwordChange' },
  render: (scene) => <PasswordChange actor={frozen(passwordChangeMachine, scene)} phone="138****5678" />,
  args: { value: 'editing', context: blank },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed' } };
export const Editing: Story = {};
export const EditingFirst: Story = { args: { context: { ...blank, hasPassword: false } } };
export const EditingWeak: Story = { args: { context: typed('123456') } };
export const EditingFair: Story = { args: { context: typed('harbour42') } };
export const EditingStrong: Story = { args: { context: typed('Harbour-42-North') } };
export const EditingProblems: Story = {
  args: {
    context: {
      hasPassword: true,
      form: { oldPassword: '', newPassword: 'harbour42', passwordAgain: 'harbour43' },
      problems: { oldPassword: 'required', passwordAgain: 'passwordsDiffer' },
    },
  },
};
export const EditingWithError: Story = {
  args: { context: { ...typed('Harbour-42-North'), errorMessage: serviceMessages.oldPasswordWrong } },
};
export const Changing: Story = { args: { value: 'changing', context: typed('Harbour-42-North') } };
