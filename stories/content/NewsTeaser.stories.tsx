import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsSummary } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { NewsQuery } from '#src/features/content/HomeSections.tsx';
import { NewsTeaser } from '#src/features/content/HomeSections.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { headlines } from './homeSamples.ts';

const news = listMachineOf<NewsQuery, NewsSummary>('news');

type Args = Scene<typeof news>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { category: 'notice', size: 5 }, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/NewsTeaser',
  id: 'flows-newsteaser',
  parameters: { machine: 'list' },
  render: (scene) => (
    <div className="max-w-96">
      <NewsTeaser actor={frozen(news, scene)} title="平台公告" />
    </div>
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 2, rows: headlines } } };
export const Failed: Story = { args: { value: 'failed' } };
