import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { GoodsListActor } from './goodsQuery.ts';
import { goodsPageSize } from './goodsQuery.ts';
import { PageLinks } from '#src/ui/PageLinks.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages/goods.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  actor: GoodsListActor;
  /** The address of another page of the same query. */
  pageHref: (page: number) => string;
  /** The address of all goods. */
  allHref: string;
  /** Class names of a row's skeleton: its height. */
  rowClasses: string;
  /** Renders the rows. */
  children: (rows: readonly GoodsItem[]) => ReactNode;
}

const linkClasses = 'font-medium text-brand-700 hover:underline';

/** The products that match a keyword; its pages are links, so that they can be bookmarked and shared. */
export function GoodsList({ actor, pageHref, allHref, rowClasses, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, total, query, errorMessage } = state.context;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={messages.list}>
      <p className="mb-2 flex min-h-5 flex-wrap gap-x-4 text-sm text-ink-soft">
        <output>
          {state.hasTag('busy') && messages.loading}
          {state.matches('filled') && messages.found(total, query.keyword)}
        </output>
        {state.matches('filled') && <span>{messages.legend}</span>}
        {query.keyword !== '' && (
          <a href={allHref} className={linkClasses}>
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
