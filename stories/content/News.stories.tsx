import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsSummary } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { News } from '#src/features/content/pages/News.tsx';
import { summaries } from './contentSamples.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

const news = listMachineOf<NewsQuery, NewsSummary>('news');

type Args = { query: NewsQuery };
type Story = StoryObj<Args>;

export default {
  title: 'pages/News',
  id: 'pages-news',
  render: ({ query }) => (
    <News
      keyword={undefined}
      onSearch={() => undefined}
      list={frozen(news, { value: 'filled', context: { query, page: 1, total: 42, rows: [...summaries] } })}
      category={query.category}
      categories={newsMessages.categories}
      hotline="400-000-0000"
    />
  ),
  args: { query: { page: 1 } },
} satisfies Meta<Args>;

export const All: Story = {};
export const OneCategory: Story = { args: { query: { category: 'regulation', page: 2 } } };
