import type { Meta, StoryObj } from '@storybook/react-vite';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof authNoticeMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { target: '/verification', status: 'NONE', opensAt: 0, secondsLeft: 4 };

export default {
  title: 'flows/AuthNotice',
  id: 'flows-authnotice',
  parameters: { machine: 'authNotice' },
  render: (scene) => <AuthNotice actor={frozen(authNoticeMachine, scene)} href="#" />,
  args: { value: 'counting', context },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed' } };
export const Counting: Story = {};
export const CountingPassed: Story = { args: { context: { ...context, status: 'PASS' } } };
export const Opening: Story = { args: { value: 'opening' } };
export const Blocked: Story = { args: { value: 'blocked' } };
