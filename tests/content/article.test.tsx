import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NewsArticle as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { newsMessages as messages, nextStepMessages } from '#src/features/content/messages/news.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { article } from '#stories/content/contentSamples.ts';
import model from '#stories/tooling/models/Article.tsx';
import { elementsLater, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const articles = detailMachineOf<Whole | null>('newsArticle');
const shared: string[] = [];
let printed = 0;
const view = (actor: DetailActor<Whole | null>) => (
  <NewsArticle
    article={actor}
    categories={messages.categories}
    hotline="400-000-0000"
    onShare={({ id }) => shared.push(id)}
    onPrint={() => printed++}
  />
);
const at = (value?: Whole | null) => renderMachine(articles, { id: 'n1', initialData: value }, view);
const body = () => page.getByRole('article');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

describe('an article', () => {
  test('leads on to the services that it is about, and to the check of the goods that it names', async () => {
    at({ ...article, title: '锂电池空运的荷电状态', contentHtml: '<p>UN 3480 与 UN3480</p>' });
    const next = page.getByRole('region', { name: nextStepMessages.nextSteps });
    await expect.poll(elementsLater(next.getByRole('link'))).toBe(3);
    const hrefs = next
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/airLift', '/dgdesk', '/dgdesk?un=3480']);
  });

  test('that does not exist is the lost page, by its title too', async () => {
    const { requests } = at();
    requests.fetchDetail?.at(-1)?.resolve(null);
    await settled();
    await expect.poll(elementsLater(heading(notFoundMessages.title))).toBe(1);
    await expect.element(heading(notFoundMessages.title)).toBeVisible();
    await expect.element(page.getByText('This page could not be found')).toBeVisible();
    expect(document.title).toBe(`${notFoundMessages.pageTitle} · ${uiMessages.brand}`);
  });
});

walkEvery(model, (state) => {
  expect(body().elements().length).toBe(state.matches('open') ? 1 : 0);
  expect(page.getByText(messages.articleLoading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
  expect(page.getByText(messages.articleFailed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
