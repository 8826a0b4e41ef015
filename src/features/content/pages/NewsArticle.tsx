import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { NewsArticle as Whole, NewsCategory } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { dayShown } from '#src/ui/format.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Article } from '#src/features/content/Article.tsx';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { NewsLinks } from '#src/features/content/news/NewsLinks.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { NotFound } from '#src/app/errors/lazyErrorPages.tsx';

interface Props {
  /** The article; null if the service knows no such id. */
  article: DetailActor<Whole | null>;
  categories: Readonly<Record<NewsCategory, string>>;
  hotline: string;
  onShare: (article: Whole) => void;
  onPrint: () => void;
}

/** One article under its own title; the not-found page if it does not exist. */
export function NewsArticle({ article, categories, hotline, onShare, onPrint }: Props) {
  const value = useSelector(article, (state) => state.context.value);
  const failure = useFailure(article);
  // articles exist in Chinese only
  const inEnglish = import.meta.env.ENGLISH && value && `${categories[value.category]}, ${dayShown(value.publishedAt)}`;
  const title = value === null ? notFoundMessages.pageTitle : inEnglish || (value?.title ?? messages.title);
  const head = <title>{`${title} · ${uiMessages.brand}`}</title>;
  if (value === null || failure)
    return (
      <>
        {head}
        {failure ?? <NotFound />}
      </>
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_17rem]">
      {head}
      {/* fixed even before its own style has loaded, because it must not be a cell of the grid */}
      <div aria-hidden="true" data-screen-only="" className="reading-position fixed" />
      <div className="min-w-0">
        <a
          href={paths.news}
          data-screen-only=""
          className="mb-3 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft className="size-4" />
          {messages.back}
        </a>
        <Article actor={article} categories={categories} onShare={onShare} onPrint={onPrint} />
      </div>
      <div className="lg:sticky lg:top-28">
        <NewsLinks hotline={hotline} />
      </div>
    </div>
  );
}
