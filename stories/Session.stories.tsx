import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine } from '#machines/session.ts';
import { Session } from '#src/flows/Session.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { company, person } from './samples.ts';

type Args = Scene<typeof sessionMachine>;
type Story = StoryObj<Args>;

const nobody: Args['context'] = { token: '', enterprise: [] };
const somebody: Args['context'] = { token: 't', user: person, enterprise: [] };

export default {
  title: 'flows/Session',
  parameters: { machine: 'session' },
  render: (scene) => (
    <Session actor={frozen(sessionMachine, scene)} onMemberCenter={() => {}} onWholeVehicle={() => {}} />
  ),
  args: { value: 'anonymous', context: nobody },
} satisfies Meta<Args>;

export const Anonymous: Story = {};
export const Asking: Story = { args: { value: 'asking' } };
export const FetchingUser: Story = {
  args: { value: { signedIn: 'fetchingUser' }, context: { ...nobody, token: 't', user: { userName: '138****5678' } } },
};
export const FetchingEnterprise: Story = {
  args: { value: { signedIn: 'fetchingEnterprise' }, context: { ...somebody, user: company } },
};
export const Settled: Story = { args: { value: { signedIn: 'settled' }, context: somebody } };
export const SettledCompany: Story = {
  args: { value: { signedIn: 'settled' }, context: { ...somebody, user: company } },
};
export const SigningOut: Story = { args: { value: 'signingOut', context: somebody } };
export const SignedOut: Story = { args: { value: 'signedOut' } };
export const Expired: Story = { args: { value: 'expired', context: somebody } };
export const Pausing: Story = { args: { value: 'pausing', context: somebody } };
export const Gone: Story = { args: { value: 'gone' } };
