import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsSummary } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { NewsList } from '#src/features/content/NewsList.tsx';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { summaries } from './contentSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

const news = listMachineOf<NewsQuery, NewsSummary>('news');

type Args = Scene<typeof news>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { page: 1 }, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/NewsList',
  id: 'flows-newslist',
  parameters: { machine: 'list' },
  render: (scene) => <NewsList actor={frozen(news, scene)} categories={newsMessages.categories} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const PastTheEnd: Story = { args: { value: 'empty', context: { ...context, query: { page: 9 }, total: 42 } } };
export const Filled: Story = {
  args: { value: 'filled', context: { ...context, query: { page: 2 }, total: 42, rows: [...summaries] } },
};
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
