import { useSelector } from '@xstate/react';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { NewsArticle, NewsCategory } from '#contract/content/content.ts';
import { pathTo } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { dayTime } from '#src/ui/format.ts';
import { newsHref } from '#src/features/content/news/newsQuery.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { Still } from '#src/ui/loading/Still.tsx';
import { contentLanguage } from '#src/platform/contentLanguage.ts';
import { ChineseOnly } from './ChineseOnly.tsx';

/** Loads the article's view with the code that cleans its HTML; a prerendered article needs neither. */
export const loadArticleContent = () => import('./news/ArticleContent.tsx');

const charactersPerMinute = 400;

/** The reading time of an article in minutes, rounded up. */
const readingMinutes = (html: string): number =>
  Math.ceil(html.replaceAll(/<[^>]*>|\s+/g, '').length / charactersPerMinute);

const ArticleContent = lazily(async () => ({ default: (await loadArticleContent()).ArticleContent }));

interface Props {
  /** The article; null if the service knows no such id. */
  actor: DetailActor<NewsArticle | null>;
  categories: Readonly<Record<NewsCategory, string>>;
  onShare: (article: NewsArticle) => void;
  onPrint: () => void;
}

/** A whole news article, with links to its neighbours. */
export function Article({ actor, categories, onShare, onPrint }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;

  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && <ArticleSkeleton />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.articleFailed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && (
        <article className="rounded-lg border border-line bg-surface px-5 py-6 sm:px-10 sm:py-9 print:border-0">
          <ChineseOnly />
          <h1 lang={contentLanguage} className="text-2xl font-semibold text-balance">
            {value.title}
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-4 text-sm text-ink-soft">
            <time dateTime={value.publishedAt}>{dayTime(value.publishedAt)}</time>
            <a
              href={newsHref({ category: value.category, page: 1 })}
              className="inline-flex min-h-6 items-center text-brand-700 hover:underline"
            >
              {categories[value.category]}
            </a>
            <span>
              {messages.source}：<span lang={contentLanguage}>{value.source}</span>
            </span>
            <span data-screen-only="">{messages.minutes(readingMinutes(value.contentHtml))}</span>
            <span data-screen-only="" className="-my-1.5 ml-auto flex">
              <Button tone="quiet" size="sm" onClick={() => onShare(value)}>
                <Share2 className="size-4" />
                {messages.share}
              </Button>
              <Button tone="quiet" size="sm" onClick={onPrint}>
                <Printer className="size-4" />
                {messages.print}
              </Button>
            </span>
          </p>
          <Still className="pt-6">
            <Suspense fallback={<div className="h-[30rem]" />}>
              <ArticleContent article={value} />
            </Suspense>
          </Still>
          <nav
            data-screen-only=""
            aria-label={messages.neighbours}
            className="mt-6 grid gap-3 border-t border-line pt-5 sm:grid-cols-2"
          >
            <Neighbour name={messages.previous} to={value.previous} none={messages.noPrevious} />
            <Neighbour name={messages.next} to={value.next} none={messages.noNext} />
          </nav>
        </article>
      )}
    </div>
  );
}

function Neighbour({ name, to, none }: { name: string; to: NewsArticle['previous']; none: string }): ReactNode {
  if (!to) return <p className="py-2 text-sm text-ink-faint">{none}</p>;
  return (
    <a href={pathTo('newsArticle', to.id)} className="group min-w-0 py-2">
      <span className="block text-xs text-ink-faint">{name}</span>
      <span lang={contentLanguage} className="font-medium group-hover:text-brand-700 group-hover:underline">
        {to.title}
      </span>
    </a>
  );
}

function ArticleSkeleton() {
  return (
    <div className="min-h-[40rem] rounded-lg border border-line bg-surface px-5 py-6 sm:px-10 sm:py-9">
      <output className="sr-only">{messages.articleLoading}</output>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="mt-4 mb-10 h-4 w-1/2" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className={`mb-4 h-5 ${index % 4 === 3 ? 'w-1/2' : ''}`} />
      ))}
    </div>
  );
}
