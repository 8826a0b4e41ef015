import type { Meta, StoryObj } from '@storybook/react-vite';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { ReloadGuard } from '#src/app/notices/ReloadGuard.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof reloadGuardMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/ReloadGuard',
  id: 'flows-reloadguard',
  parameters: { machine: 'reloadGuard' },
  render: (scene) => <ReloadGuard actor={frozen(reloadGuardMachine, scene)} />,
  args: { value: 'advising', context: { lastReloadAt: 0 } },
} satisfies Meta<Args>;

export const Watching: Story = { args: { value: 'watching' } };
export const Judging: Story = { args: { value: 'judging' } };
export const Advising: Story = {};
export const Confirming: Story = { args: { value: 'confirming' } };
export const Offline: Story = { args: { value: 'offline' } };
export const OfflineOnPhone: Story = { args: { value: 'offline' }, globals: { viewport: { value: 'phone' } } };
export const ReachingAgain: Story = { args: { value: 'reachingAgain' } };
export const Resuming: Story = { args: { value: 'resuming' } };
export const Reloading: Story = { args: { value: 'reloading' } };
