import type { Meta, StoryObj } from '@storybook/react-vite';
import { navigationMachine } from '#machines/app/navigation.ts';
import { Navigation } from '#src/app/navigation/Navigation.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof navigationMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/Navigation',
  id: 'flows-navigation',
  parameters: { machine: 'navigation' },
  render: (scene) => <Navigation actor={frozen(navigationMachine, scene)} />,
  args: { value: { route: 'settled', bar: 'hidden' }, context: { destination: { to: '/shippingFcl' } } },
} satisfies Meta<Args>;

export const Settled: Story = {};
export const PermittingThrottled: Story = { args: { value: { route: 'permitting', bar: 'throttled' } } };
export const PreparingFilling: Story = { args: { value: { route: 'preparing', bar: 'filling' } } };
export const PreparingFull: Story = { args: { value: { route: 'preparing', bar: 'full' } } };
export const LeavingThrottled: Story = { args: { value: { route: 'leaving', bar: 'throttled' } } };
export const SettledFading: Story = { args: { value: { route: 'settled', bar: 'fading' } } };
