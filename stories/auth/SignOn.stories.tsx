import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine } from '#machines/auth/session.ts';
import { SignOn } from '#src/features/auth/SignOn.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { company } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof sessionMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { token: 't', ticket: 'once', user: company, enterprise: [], isLoginWanted: false };

// Session renders the rest of the session: this dialog exists in one state only
export default {
  title: 'flows/SignOn',
  id: 'flows-signon',
  render: (scene) => <SignOn actor={frozen(sessionMachine, scene)} />,
  args: { value: 'confirming', context },
} satisfies Meta<Args>;

export const Confirming: Story = {};
export const ConfirmingUnknown: Story = { args: { context: { ...context, user: undefined } } };
export const Kept: Story = { args: { value: { signedIn: 'settled' } } };
