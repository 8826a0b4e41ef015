import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { PageHistoryScene } from './HistoryScenes.tsx';

type Args = Scene<typeof pageHistoryMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/PageHistory',
  id: 'flows-pagehistory',
  parameters: { machine: 'pageHistory' },
  render: (scene) => <PageHistoryScene actor={frozen(pageHistoryMachine, scene)} />,
  args: { value: { followed: 'free' }, context: { shown: '/lcl', key: 'second' } },
} satisfies Meta<Args>;

export const Rendered: Story = { args: { value: 'rendered', context: { shown: '/' } } };
export const FollowedFree: Story = {};
export const FollowedRestoring: Story = {
  args: { value: { followed: 'restoring' }, context: { shown: '/', key: 'first' } },
};
