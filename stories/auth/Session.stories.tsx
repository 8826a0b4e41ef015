import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine } from '#machines/auth/session.ts';
import { Session } from '#src/features/auth/Session.tsx';
import { VisitorSession } from '#src/features/auth/VisitorSession.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { company, person } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof sessionMachine>;
type Story = StoryObj<Args>;

const anonymous: Args['context'] = { token: '', ticket: '', enterprise: [], isLoginWanted: false };
const identified: Args['context'] = { ...anonymous, token: 't', user: person };
const employee: Args['context'] = { ...identified, user: company };
const named: Args['context'] = { ...identified, user: { userName: '138****5678' } };
const nothing = () => {};

export default {
  title: 'flows/Session',
  id: 'flows-session',
  parameters: { machine: 'session' },
  render: (scene) => (
    <Session
      actor={frozen(sessionMachine, scene)}
      onUserCenter={nothing}
      onOrders={nothing}
      onQuotes={nothing}
      onWholeVehicle={nothing}
      onPasswordChange={nothing}
      onVerification={nothing}
      onAccountClosing={nothing}
    />
  ),
  args: { value: 'anonymous', context: anonymous },
} satisfies Meta<Args>;

export const Anonymous: Story = { render: (scene) => <VisitorSession actor={frozen(sessionMachine, scene)} /> };
export const SignInOpen: Story = { args: { value: 'signInOpen' } };
export const Confirming: Story = { args: { value: 'confirming', context: { ...named, ticket: 'once' } } };
export const SigningOn: Story = { args: { value: 'signingOn', context: { ...anonymous, ticket: 'once' } } };
export const Arriving: Story = { args: { value: { signedIn: 'arriving' }, context: named } };
export const FetchingUser: Story = { args: { value: { signedIn: 'fetchingUser' }, context: named } };
export const FetchingEnterprise: Story = { args: { value: { signedIn: 'fetchingEnterprise' }, context: employee } };
export const Settled: Story = { args: { value: { signedIn: 'settled' }, context: identified } };
export const SettledCompany: Story = { args: { value: { signedIn: 'settled' }, context: employee } };
export const MenuOpen: Story = {
  ...SettledCompany,
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: company.userName })),
};
const closing = { ...company, closesAt: '2026-03-23T10:00:00.000Z' };
export const MenuOpenWhileClosing: Story = {
  ...MenuOpen,
  args: { value: { signedIn: 'settled' }, context: { ...employee, user: closing } },
};
export const SigningOut: Story = { args: { value: 'signingOut', context: identified } };
export const SignedOut: Story = { args: { value: 'signedOut' } };
export const Expired: Story = { args: { value: 'expired', context: identified } };
export const Pausing: Story = { args: { value: 'pausing', context: identified } };
export const Outdated: Story = { args: { value: 'outdated', context: identified } };
export const Gone: Story = { args: { value: 'gone' } };
