import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberCenterMachine } from '#machines/enterprise/memberCenter.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { MemberCenterScene } from './MemberCenterScene.tsx';

type Args = Scene<typeof memberCenterMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/MemberCenter',
  id: 'flows-membercenter',
  parameters: { machine: 'memberCenter' },
  render: (scene) => <MemberCenterScene actor={frozen(memberCenterMachine, scene)} />,
  args: { value: 'idle', context: { page: 'workplace' } },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const Identifying: Story = { args: { value: 'identifying' } };
export const Opening: Story = { args: { value: 'opening' } };
export const Leaving: Story = { args: { value: 'leaving', context: { page: 'honeywell' } } };
