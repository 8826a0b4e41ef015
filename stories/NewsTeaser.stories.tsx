import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsSummary } from '#contract/cms.ts';
import { listMachineOf } from '#machines/list.ts';
import type { NewsQuery } from '#src/flows/NewsTeaser.tsx';
import { NewsTeaser } from '#src/flows/NewsTeaser.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { headlines } from './homeSamples.ts';

const news = listMachineOf<NewsQuery, NewsSummary>('news');

type Args = Scene<typeof news>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { category: 'notice', size: 5 }, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/NewsTeaser',
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
