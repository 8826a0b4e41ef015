import { useSelector } from '@xstate/react';
import { limits } from '#contract/protocol/limits.ts';
import type { OrdersActor, OrdersQuery } from '#machines/orders/orderQuery.ts';
import { allOrders } from '#machines/orders/orderQuery.ts';
import { orderMessages } from './messages.ts';
import { OrderFilters } from '#src/features/orders/parts/OrderFilters.tsx';
import { OrderRow, rowColumns } from '#src/features/orders/parts/OrderRow.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const messages = orderMessages.orders;

interface Props {
  actor: OrdersActor;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Opens an order in place; without it each row is a link to `hrefOf`. */
  onOpen?: (orderNo: string, page: number) => void;
  hrefOf?: (orderNo: string) => string;
  /** Goes to the address of another filter or page; without it the list changes in place. */
  onList?: ((query: OrdersQuery, page: number) => void) | undefined;
}

/** The user's orders, filtered by text, service and state, page by page. */
export function OrderList({ actor, now, onOpen, hrefOf, onList }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, rows, total, page, errorMessage } = state.context;
  const filter = (changed: OrdersQuery) =>
    onList ? onList(changed, 1) : actor.send({ type: 'query.changed', query: changed });
  const turn = (to: number) => (onList ? onList(query, to) : actor.send({ type: 'page.requested', page: to }));
  const isAll = query.keyword === '' && query.line === undefined && query.state === 'all';

  return (
    <section
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.list}
      className="flex flex-col gap-3"
    >
      <OrderFilters query={query} onQuery={filter} />
      <output className="min-h-5 text-sm text-ink-soft">
        {state.hasTag('busy') && messages.loading}
        {state.matches('filled') && messages.found(total)}
      </output>
      {state.hasTag('busy') &&
        Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-[61px] max-md:h-32" />)}
      {state.matches('empty') && (
        <Alert
          tone="info"
          title={isAll ? messages.none : messages.noneFound}
          action={
            !isAll && (
              <Button tone="secondary" size="sm" onClick={() => filter(allOrders)}>
                {messages.reset}
              </Button>
            )
          }
        >
          {isAll ? messages.noneAdvice : messages.noneFoundAdvice}
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
          <div className="rounded-md border border-line">
            <div
              aria-hidden="true"
              className={`grid rounded-t-md bg-sunken px-3 py-1.5 text-sm text-ink-soft max-md:hidden ${rowColumns}`}
            >
              <span>{messages.columns.order}</span>
              <span>{messages.columns.route}</span>
              <span>{messages.columns.status}</span>
              <span className="text-right">{messages.columns.totals}</span>
              <span>{messages.columns.placed}</span>
            </div>
            <ul>
              {rows.map((order) => (
                <OrderRow
                  key={order.orderNo}
                  order={order}
                  now={now}
                  href={hrefOf?.(order.orderNo)}
                  onOpen={() => onOpen?.(order.orderNo, page)}
                />
              ))}
            </ul>
          </div>
          <Pagination page={page} total={total} size={limits.pageSize} disabled={state.hasTag('busy')} onPage={turn} />
        </>
      )}
    </section>
  );
}
