import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { NewsArticle as Whole, NewsCategory } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { copy } from '#src/ui/messages.ts';
import { Article } from '#src/features/content/Article.tsx';
import { newsWords as words } from '#src/features/content/news/messages.ts';
import { NewsDoors } from '#src/features/content/news/NewsDoors.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { NotFound } from '#src/app/pages/NotFound.tsx';

interface Props {
  /** The article; null is the service's answer where there is none of this id. */
  article: DetailActor<Whole | null>;
  categories: Readonly<Record<NewsCategory, string>>;
  hotline: string;
  onShare: (article: Whole) => void;
  onPrint: () => void;
}

/** One of the news under its own title; the lost page where there is no such article. */
export function NewsArticle({ article, categories, hotline, onShare, onPrint }: Props) {
  const value = useSelector(article, (state) => state.context.value);
  const failure = useFailure(article);
  const title = value === null ? errorWords.notFound.pageTitle : (value?.title ?? words.title);
  const head = <title>{`${title} · ${copy.brand}`}</title>;
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
      <div className="min-w-0">
        <a
          href={paths.news}
          data-screen-only=""
          className="mb-3 inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft className="size-4" />
          {words.back}
        </a>
        <Article actor={article} categories={categories} onShare={onShare} onPrint={onPrint} />
      </div>
      <NewsDoors hotline={hotline} />
    </div>
  );
}
