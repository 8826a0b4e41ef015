import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsArticle as Whole } from '#contract/content/content.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { sitePage } from '#stories/app/sitePage.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';

const articles = detailMachineOf<Whole | null>('newsArticle');
const nothing = () => {};

type Args = { value: Whole | null };
type Story = StoryObj<Args>;

export default {
  title: 'pages/NewsArticle',
  id: 'pages-newsarticle',
  render: ({ value }) => (
    <NewsArticle
      article={frozen(articles, { value: 'open', context: { id: 'n1', value } })}
      categories={newsMessages.categories}
      hotline="400-000-0000"
      onShare={nothing}
      onPrint={nothing}
    />
  ),
  args: { value: null },
} satisfies Meta<Args>;

export const Open: Story = sitePage('newsArticle');
export const NoSuchArticle: Story = {};
