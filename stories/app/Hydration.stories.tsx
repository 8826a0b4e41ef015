import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrationMachine } from '#machines/app/hydration.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { HydrationScene } from './HydrationScene.tsx';

type Args = Scene<typeof hydrationMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/Hydration',
  id: 'flows-hydration',
  parameters: { machine: 'hydration' },
  render: (scene) => <HydrationScene actor={frozen(hydrationMachine, scene)} />,
  args: { value: 'prerendered', context: {} },
} satisfies Meta<Args>;

export const Prerendered: Story = {};
export const Hydrated: Story = { args: { value: 'hydrated' } };
export const Rested: Story = { args: { value: 'rested' } };
