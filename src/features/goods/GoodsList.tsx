import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListedGoods } from '#contract/goods/goods.ts';
import type { GoodsListActor, GoodsQuery } from './goodsQuery.ts';
import { filterCount, goodsPageSize } from './goodsQuery.ts';
import { GoodsFilters } from './parts/GoodsFilters.tsx';
import { PageLinks } from '#src/ui/PageLinks.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  actor: GoodsListActor;
  /** The query of the address; the list follows it. */
  query: GoodsQuery;
  /** The address of another page of the same query. */
  pageHref: (page: number) => string;
  /** The page that shows the list, with all goods. */
  path: string;
  /** Class names of a row's skeleton: its height. */
  rowClasses: string;
  /** Called with the query of a changed filter. */
  onQuery: (query: GoodsQuery) => void;
  /** Renders the rows. */
  children: (rows: readonly ListedGoods[]) => ReactNode;
}

const linkClasses = 'font-medium text-brand-700 hover:underline';

/** The products that match a keyword and filters; pages are links, so that they can be bookmarked and shared. */
export function GoodsList({ actor, query, pageHref, path, rowClasses, onQuery, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, total, more, errorMessage } = state.context;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={messages.list}>
      <GoodsFilters query={query} choices={more} path={path} onQuery={onQuery} />
      <p className="mb-2 flex min-h-5 flex-wrap gap-x-4 text-sm text-ink-soft">
        <output>
          {state.hasTag('busy') && messages.loading}
          {state.matches('filled') && messages.found(total, query.keyword)}
        </output>
        {state.matches('filled') && <span>{messages.legend}</span>}
        {(query.keyword !== '' || filterCount(query) > 0) && (
          <a href={path} className={linkClasses}>
            {messages.all}
          </a>
        )}
      </p>
      {state.hasTag('busy') &&
        Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={`mb-2.5 rounded-lg! ${rowClasses}`} />
        ))}
      {state.matches('empty') &&
        (total > 0 ? (
          <Alert
            tone="info"
            title={messages.past}
            action={
              <a href={pageHref(1)} className={linkClasses}>
                {messages.firstPage}
              </a>
            }
          />
        ) : (
          <Alert tone="info" title={messages.none}>
            {messages.noneAdvice}
          </Alert>
        ))}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('filled') && (
        <>
          {children(rows)}
          <PageLinks page={query.page} total={total} size={goodsPageSize} hrefOf={pageHref} />
        </>
      )}
    </section>
  );
}
