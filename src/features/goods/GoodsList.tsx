import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { GoodsListActor } from './goodsQuery.ts';
import { goodsPageSize } from './goodsQuery.ts';
import { PageLinks } from '#src/ui/PageLinks.tsx';
import { goodsWords as words } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props {
  actor: GoodsListActor;
  /** The address of another page of the same query. */
  pageHref: (page: number) => string;
  /** The address of all goods. */
  allHref: string;
  /** Looks of what stands in for a row: its height. */
  rowLook: string;
  /** How the rows are drawn. */
  children: (rows: readonly GoodsItem[]) => ReactNode;
}

const linkLook = 'font-medium text-brand-700 hover:underline';

/** The products that a keyword finds; its pages are links, so that they can be kept and shared. */
export function GoodsList({ actor, pageHref, allHref, rowLook, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, total, query, refusal } = state.context;

  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={words.list}>
      <p className="mb-2 flex min-h-5 flex-wrap gap-x-4 text-sm text-ink-soft">
        <output>
          {state.hasTag('busy') && words.loading}
          {state.matches('filled') && words.found(total, query.keyword)}
        </output>
        {state.matches('filled') && <span>{words.legend}</span>}
        {query.keyword !== '' && (
          <a href={allHref} className={linkLook}>
            {words.all}
          </a>
        )}
      </p>
      {state.hasTag('busy') &&
        Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className={`mb-2.5 rounded-lg! ${rowLook}`} />)}
      {state.matches('empty') &&
        (total > 0 ? (
          <Alert
            tone="info"
            title={words.past}
            action={
              <a href={pageHref(1)} className={linkLook}>
                {words.firstPage}
              </a>
            }
          />
        ) : (
          <Alert tone="info" title={words.none}>
            {words.noneAdvice}
          </Alert>
        ))}
      {state.matches('failed') && (
        <FailedAlert message={refusal ?? words.failed} onRetry={() => actor.send({ type: 'retry.requested' })} />
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
