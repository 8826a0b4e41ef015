import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NewsArticle as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { copy } from '#src/ui/messages.ts';
import { newsWords as words } from '#src/features/content/news/messages.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { article } from '#stories/content/contentSamples.ts';
import model from '#stories/tooling/models/Article.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const articles = detailMachineOf<Whole | null>('newsArticle');
const shared: string[] = [];
let printed = 0;
const view = (actor: DetailActor<Whole | null>) => (
  <NewsArticle
    article={actor}
    categories={words.categories}
    hotline="400-000-0000"
    onShare={({ id }) => shared.push(id)}
    onPrint={() => printed++}
  />
);
const at = (value?: Whole | null) => stage(articles, { id: 'n1', ahead: value }, view);
const body = () => page.getByRole('article');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

describe('an article', () => {
  test('is fetched by its id; its title is the document’s', async () => {
    const { asked } = at();
    expect(asked.fetchDetail?.map(({ input }) => input)).toMatchObject([{ id: 'n1' }]);
    asked.fetchDetail?.at(-1)?.answer(article);
    await settled();
    await expect.element(heading(article.title)).toBeVisible();
    expect(document.title).toBe(`${article.title} · ${copy.brand}`);
    await expect.element(body()).toHaveTextContent(`${words.source}：${article.source}`);
    await expect.element(page.getByRole('time')).toHaveTextContent('2026-02-27 10:00');
  });

  test('leads to its category, to what came before and back to the list', async () => {
    at(article);
    await expect
      .element(page.getByRole('link', { name: words.categories.notice }))
      .toHaveAttribute('href', '/news?category=notice');
    await expect.element(page.getByRole('link', { name: /^上一篇/ })).toHaveAttribute('href', '/news/n2');
    await expect.element(page.getByText(words.noNext)).toBeVisible();
    await expect.element(page.getByRole('link', { name: words.back })).toHaveAttribute('href', '/news');
  });

  test('can be shared and printed', async () => {
    at(article);
    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('button', { name: words.print }).click();
    expect(shared).toEqual(['n1']);
    expect(printed).toBe(1);
  });

  test('that does not exist is the lost page, by its title too', async () => {
    const { asked } = at();
    asked.fetchDetail?.at(-1)?.answer(null);
    await settled();
    await expect.element(heading(errorWords.notFound.title)).toBeVisible();
    await expect.element(page.getByText('This page could not be found')).toBeVisible();
    expect(document.title).toBe(`${errorWords.notFound.pageTitle} · ${copy.brand}`);
  });
});

describe('every path through the view', () => {
  walkEvery(model, (state) => {
    expect(body().elements().length).toBe(state.matches('open') ? 1 : 0);
    expect(page.getByText(words.articleLoading).elements().length).toBe(state.matches('fetching') ? 1 : 0);
    expect(page.getByText(words.articleFailed).elements().length).toBe(state.matches('failed') ? 1 : 0);
  });
});
