import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsArticle } from '#contract/content/content.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { Article } from '#src/features/content/Article.tsx';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { article } from './contentSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

const articles = detailMachineOf<NewsArticle | null>('newsArticle');

type Args = Scene<typeof articles>;
type Story = StoryObj<Args>;

const nothing = () => {};

export default {
  title: 'flows/Article',
  id: 'flows-article',
  parameters: { machine: 'detail' },
  render: (scene) => (
    <Article actor={frozen(articles, scene)} categories={newsMessages.categories} onShare={nothing} onPrint={nothing} />
  ),
  args: { value: 'fetching', context: { id: 'n1' } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = {};
export const Open: Story = { args: { value: 'open', context: { id: 'n1', value: article } } };
export const Failed: Story = { args: { value: 'failed' } };
