import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerMachine } from '#machines/app/header.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { HeaderScene } from './HeaderScene.tsx';

type Args = Scene<typeof headerMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/Header',
  id: 'flows-header',
  parameters: { machine: 'header', layout: 'fullscreen' },
  render: (scene) => <HeaderScene actor={frozen(headerMachine, scene)} />,
  args: { value: 'top', context: { place: { y: 0, frame: '' } } },
} satisfies Meta<Args>;

export const Top: Story = {};
export const Solid: Story = { args: { value: 'solid' } };
export const Hidden: Story = { args: { value: 'hidden' } };
