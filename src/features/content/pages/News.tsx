import { paths } from '#contract/app/routes.ts';
import type { NewsCategory } from '#contract/content/content.ts';
import { NewsList } from '#src/features/content/NewsList.tsx';
import type { NewsListActor } from '#src/features/content/news/newsQuery.ts';
import { categoryNames, newsHref } from '#src/features/content/news/newsQuery.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { SearchForm } from '#src/ui/SearchForm.tsx';
import { NewsLinks } from '#src/features/content/news/NewsLinks.tsx';

interface Props {
  list: NewsListActor;
  /** The chosen category; undefined for all. */
  category: NewsCategory | undefined;
  categories: Readonly<Record<NewsCategory, string>>;
  hotline: string;
  keyword: string | undefined;
  onSearch: (keyword: string) => void;
}

/** News and notices by category. */
export function News({ list, category, categories, hotline, keyword, onSearch }: Props) {
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
