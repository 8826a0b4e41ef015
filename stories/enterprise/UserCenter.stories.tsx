import type { Meta, StoryObj } from '@storybook/react-vite';
import { userCenterMachine } from '#machines/enterprise/userCenter.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { UserCenterScene } from './UserCenterScene.tsx';

type Args = Scene<typeof userCenterMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/UserCenter',
  id: 'flows-usercenter',
  parameters: { machine: 'userCenter' },
  render: (scene) => <UserCenterScene actor={frozen(userCenterMachine, scene)} />,
  args: { value: 'idle', context: { page: 'workplace' } },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const Identifying: Story = { args: { value: 'identifying' } };
export const Opening: Story = { args: { value: 'opening' } };
export const Leaving: Story = { args: { value: 'leaving', context: { page: 'honeywell' } } };
