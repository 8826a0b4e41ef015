import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine } from '#machines/session.ts';
import { configFrom } from '#src/config.ts';
import { Session } from '#src/flows/Session.tsx';
import { Basic } from '#src/layouts/Basic.tsx';
import type { Scene } from '../frozen.ts';
import { frozen } from '../frozen.ts';
import { company } from '../samples.ts';

type Args = Scene<typeof sessionMachine> & { tab: number };
type Story = StoryObj<Args>;

const nothing = () => {};
const doors = {
  onMemberCenter: nothing,
  onWholeVehicle: nothing,
  onPasswordChange: nothing,
  onVerification: nothing,
};

export default {
  title: 'layouts/Basic',
  parameters: { layout: 'fullscreen' },
  render: ({ tab, ...scene }) => (
    <Basic tab={tab} config={configFrom('{}')} account={<Session actor={frozen(sessionMachine, scene)} {...doors} />}>
      <h1>页面内容</h1>
    </Basic>
  ),
  args: { tab: 0, value: 'anonymous', context: { token: '', ticket: '', enterprise: [] } },
} satisfies Meta<Args>;

export const Anonymous: Story = {};
export const SignedIn: Story = {
  args: { value: { signedIn: 'settled' }, context: { token: 't', ticket: '', user: company, enterprise: [] } },
};
export const Phone: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };
