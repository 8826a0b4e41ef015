import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { NewsCategory, NewsSummary, Slide } from '#contract/content/content.ts';
import { pathTo, paths } from '#contract/app/routes.ts';
import { dayShown } from '#src/ui/format.ts';
import { PageLinks } from '#src/ui/PageLinks.tsx';
import type { NewsListActor } from '#src/features/content/news/newsQuery.ts';
import { newsHref, newsPageSize, categoryNames } from '#src/features/content/news/newsQuery.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { SearchForm } from '#src/ui/fields/SearchForm.tsx';
import { NewsLinks } from '#src/features/content/news/NewsLinks.tsx';
import { contentLanguage } from '#src/platform/contentLanguage.ts';

const LeadPicture = lazily(async () => ({
  default: (await import('#src/illustrations/SlidePicture.tsx')).SlidePicture,
}));

interface NewsListProps {
  actor: NewsListActor;
  categories: Readonly<Record<NewsCategory, string>>;
}

/** One page of the news of a category; its pages are links, so that they can be bookmarked and shared. */
export function NewsList({ actor, categories }: NewsListProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, total, query, errorMessage } = state.context;
  const hasLead = query.page === 1 && !query.keyword;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={messages.list}>
      <output className="mb-2 block min-h-5 text-sm text-ink-soft">
        {state.hasTag('busy') && messages.loading}
        {state.matches('filled') && messages.found(total)}
      </output>
      {state.hasTag('busy') && (
        <div className="rounded-lg border border-line bg-surface px-4 sm:px-5">
          {Array.from({ length: newsPageSize }, (_, index) => (
            <div key={index} className="border-t border-line py-4 first:border-t-0">
              <Skeleton className="mb-1.5 h-6 w-2/3" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      )}
      {state.matches('empty') && (
        <Alert
          tone="info"
          title={total > 0 ? messages.past : query.keyword ? messages.noneFound : messages.none}
          action={
            (total > 0 || query.keyword) && (
              <a
                href={newsHref(total > 0 ? { ...query, page: 1 } : { page: 1 })}
                className="font-medium text-brand-700 hover:underline"
              >
                {total > 0 ? messages.firstPage : messages.showAll}
              </a>
            )
          }
        >
          {total > 0 ? undefined : query.keyword ? messages.noneFoundAdvice : messages.noneAdvice}
        </Alert>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <>
          <ul className="rounded-lg border border-line bg-surface px-4 sm:px-5">
            {rows.map((row, index) => (
              <li key={row.id} lang={contentLanguage} className="border-t border-line first:border-t-0">
                <Row row={row} category={categories[row.category]} isLead={index === 0 && hasLead} />
              </li>
            ))}
          </ul>
          <PageLinks
            page={query.page}
            total={total}
            size={newsPageSize}
            hrefOf={(page) => newsHref({ ...query, page })}
          />
        </>
      )}
    </section>
  );
}

/** The illustration of the first article of a page. */
const pictures: Readonly<Record<NewsCategory, Slide['picture']>> = {
  notice: 'papers',
  market: 'harbour',
  regulation: 'tank',
  guide: 'warehouse',
};

interface RowProps {
  row: NewsSummary;
  category: string;
  /** Whether it leads the page. */
  isLead: boolean;
}

function Row({ row, category, isLead }: RowProps) {
  const { id, title, summary, publishedAt, pinned } = row;
  // the picture is not in the document, to keep it small
  const isHydrated = useHydrated();
  return (
    <a
      href={pathTo('newsArticle', id)}
      className={`group block ${isLead ? '-mx-4 rounded-t-lg border-l-4 border-brand-600 bg-brand-50 px-4 py-6 sm:relative sm:-mx-5 sm:pr-76 sm:pl-6' : 'py-4'}`}
    >
      {isLead && isHydrated && (
        <span className="absolute inset-y-0 right-0 w-70 overflow-hidden rounded-tr-lg bg-brand-100 max-sm:hidden">
          <Suspense>
            <LeadPicture picture={pictures[row.category]} />
          </Suspense>
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {pinned && <Badge tone="brand">{messages.pinned}</Badge>}
        <b
          className={`min-w-0 font-semibold group-hover:text-brand-700 group-hover:underline ${isLead ? 'text-2xl max-sm:text-xl' : 'text-lg'}`}
        >
          {title}
        </b>
      </span>
      <span className={`mt-1 text-ink-soft ${isLead ? 'block text-lg' : 'line-clamp-2'}`}>{summary}</span>
      <span className="mt-1.5 flex items-center gap-3 text-xs text-ink-faint">
        <time dateTime={publishedAt}>{dayShown(publishedAt)}</time>
        {category}
        {isLead && <span className="ml-auto text-base font-medium text-brand-700">{messages.read}</span>}
      </span>
    </a>
  );
}

interface NewsProps {
  list: NewsListActor;
  /** The chosen category; undefined for all. */
  category: NewsCategory | undefined;
  categories: Readonly<Record<NewsCategory, string>>;
  hotline: string;
  keyword: string | undefined;
  onSearch: (keyword: string) => void;
}

/** News and notices by category. */
export function News({ list, category, categories, hotline, keyword, onSearch }: NewsProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 text-ink-soft">{messages.lead}</p>
        </div>
        <SearchForm
          action={paths.news}
          name="keyword"
          value={keyword ?? ''}
          label={messages.keyword}
          submit={messages.search}
          className="w-full sm:w-72"
          onSearch={onSearch}
        />
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_17rem]">
        <div className="min-w-0">
          <nav aria-label={messages.filter} className="mb-3 flex gap-1 overflow-x-auto border-b border-line">
            {[undefined, ...categoryNames].map((one) => (
              <a
                key={one ?? ''}
                href={newsHref({ category: one, page: 1 })}
                aria-current={one === category ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-brand-700 focus-visible:-outline-offset-2 aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-brand-700"
              >
                {one ? categories[one] : messages.all}
              </a>
            ))}
          </nav>
          <NewsList actor={list} categories={categories} />
        </div>
        <NewsLinks hotline={hotline} />
      </div>
    </>
  );
}
