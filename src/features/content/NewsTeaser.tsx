import { useSelector } from '@xstate/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { NewsCategory, NewsSummary } from '#contract/content/content.ts';
import { paths, pathTo } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { dayOf, monthDay } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { homeSectionMessages } from '#src/features/content/messages/homeSections.ts';

/** The query for the newest articles of one category. */
export interface NewsQuery {
  category: NewsCategory;
  size: number;
}

interface Props {
  actor: ListActor<NewsQuery, NewsSummary>;
  title: string;
}

const messages = homeSectionMessages.news;

/** The newest headlines of one category, with a link to all of them. */
export function NewsTeaser({ actor, title }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, rows, errorMessage } = state.context;
  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} className="min-w-0">
      <div className="flex items-center justify-between border-b-2 border-brand-600 pb-1.5">
        <h3 className="text-lg font-semibold">{title}</h3>
        <a
          href={`${paths.news}?category=${query.category}`}
          aria-label={messages.moreOf(title)}
          className="inline-flex min-h-6 items-center text-sm text-ink-soft hover:text-brand-700"
        >
          {messages.more}
          <ChevronRight className="size-4" />
        </a>
      </div>
      <ul className="pt-1 max-lg:[&>li:nth-child(n+4)]:hidden lg:min-h-50">
        {state.hasTag('busy') &&
          Array.from({ length: query.size }, (_, index) => (
            <li key={index} className="py-2.5">
              <Skeleton className="h-5" />
            </li>
          ))}
        {state.matches('filled') &&
          rows.map(({ id, title: headline, publishedAt, pinned }) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              {pinned && <Badge tone="brand">{messages.pinned}</Badge>}
              <a
                href={pathTo('newsArticle', id)}
                title={headline}
                className="min-w-0 flex-1 truncate py-1 hover:text-brand-700 hover:underline"
              >
                {headline}
              </a>
              <time dateTime={publishedAt} className="shrink-0 text-xs text-ink-faint">
                {monthDay(dayOf(publishedAt))}
              </time>
            </li>
          ))}
        {state.matches('empty') && <li className="py-2.5 text-ink-faint">{messages.none}</li>}
        {state.matches('failed') && (
          <li className="pt-2.5">
            <FailedAlert
              message={errorMessage ?? messages.failed}
              onRetry={() => actor.send({ type: 'retry.requested' })}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
