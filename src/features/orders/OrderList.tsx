import { useSelector } from '@xstate/react';
import { paths } from '#contract/app/routes.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { OrderListActor, OrdersQuery } from '#machines/orders/orderList.ts';
import { allOrders } from '#machines/orders/orderList.ts';
import { orderMessages } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderSummary } from '#contract/orders/orderCalls.ts';
import { dayShown, dayTime } from '#src/ui/format.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { timeLeft } from '#src/ui/deadline.ts';
import { StatusBadge, Totals } from '#src/features/orders/parts/OrderHead.tsx';
import type { FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const orderFiltersMessages = orderMessages.orders;
const services = serviceCode.options.map((value) => ({ value, label: allServices[value].nameZh }));
const states = Object.entries(orderFiltersMessages.states).map(([value, label]) => ({ value, label }));

/** The query in the fields of the filter form. */
const filterOf = (form: HTMLFormElement): OrdersQuery => {
  const fields = new FormData(form);
  const line = serviceCode.safeParse(fields.get('line'));
  const state = (Object.keys(orderFiltersMessages.states) as OrdersQuery['state'][]).find(
    (one) => one === fields.get('state'),
  );
  const keyword = fields.get('keyword');
  return {
    keyword: typeof keyword === 'string' ? keyword.trim() : '',
    ...(line.success ? { line: line.data } : {}),
    state: state ?? 'all',
  };
};

interface OrderFiltersProps {
  query: OrdersQuery;
  onQuery: (query: OrdersQuery) => void;
}

/** The filters of the order list; a choice applies at once, text when submitted. */
function OrderFilters({ query, onQuery }: OrderFiltersProps) {
  const ask = (form: HTMLFormElement | null) => form && onQuery(filterOf(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  return (
    <search>
      <form
        // a query set elsewhere resets the fields
        key={`${query.keyword} ${query.line} ${query.state}`}
        onSubmit={submit}
        className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_8rem]"
      >
        <div className="flex gap-2 max-sm:col-span-2">
          <TextInput
            name="keyword"
            type="search"
            defaultValue={query.keyword}
            maxLength={40}
            aria-label={orderFiltersMessages.keyword}
            placeholder={orderFiltersMessages.keyword}
            autoComplete="off"
          />
          <Button type="submit" tone="secondary">
            <Search aria-hidden="true" className="size-4" />
            {orderFiltersMessages.search}
          </Button>
        </div>
        <Select
          name="line"
          aria-label={orderFiltersMessages.service}
          placeholder={orderFiltersMessages.allServices}
          options={services}
          defaultValue={query.line ?? ''}
          onChange={(event) => ask(event.currentTarget.form)}
        />
        <Select
          name="state"
          aria-label={orderFiltersMessages.state}
          options={states}
          defaultValue={query.state}
          onChange={(event) => ask(event.currentTarget.form)}
        />
      </form>
    </search>
  );
}

const { orders: orderRowMessages, clock } = orderMessages;

/** The column widths of the rows and the list's head. */
const rowColumns =
  'md:grid-cols-[min(11rem,21%)_minmax(0,1fr)_min(11rem,16%)_min(8.5rem,14%)_min(8.5rem,14%)_1.25rem] md:gap-x-4';

interface OrderRowProps {
  order: OrderSummary;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The address of its page; without it `onOpen` opens it in place. */
  href: string | undefined;
  onOpen: () => void;
}

const openClasses =
  'min-h-6 cursor-pointer font-semibold text-brand-700 tabular-nums before:absolute before:inset-0 hover:underline';

/** An order in a list; a press anywhere opens it. */
function OrderRow({ order, now, href, onOpen }: OrderRowProps) {
  const { orderNo, line, routeZh, carriageZh, isDangerous, cancelsAt, departsAt, placedAt, totals, unread = 0 } = order;
  const left = cancelsAt === null ? undefined : timeLeft(cancelsAt, now);
  const label = `${orderRowMessages.open} ${orderRowMessages.of(orderNo)}`;
  return (
    <li className="relative border-t border-line px-3 py-2.5 first:border-t-0 hover:bg-brand-50/60">
      <div
        className={`grid gap-y-1.5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 md:items-center ${rowColumns}`}
      >
        <div className="min-w-0">
          {href === undefined ? (
            <button type="button" onClick={onOpen} aria-label={label} className={openClasses}>
              {orderNo}
            </button>
          ) : (
            <a href={href} aria-label={label} className={openClasses}>
              {orderNo}
            </a>
          )}
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
            {allServices[line].nameZh}
            {isDangerous && <Badge tone="hazard">{orderRowMessages.dangerous}</Badge>}
            {unread > 0 && <Badge tone="notice">{orderRowMessages.unread(unread)}</Badge>}
          </p>
        </div>
        <div className="min-w-0 max-md:order-3 max-md:col-span-2">
          <p className="truncate font-medium">{routeZh}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span className="truncate">{carriageZh}</span>
            {departsAt !== null && <span>{orderRowMessages.departs(dayShown(departsAt))}</span>}
          </p>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-0.5 max-md:items-end max-md:text-right">
          <StatusBadge order={order} />
          {cancelsAt !== null && (
            <p className="text-xs text-critical">{left === undefined ? clock.over : clock.short(left)}</p>
          )}
        </div>
        <Totals
          totals={totals}
          className={`text-right max-md:order-4 max-md:text-left ${isEndedEarly(order.status) ? 'text-ink-faint' : 'font-medium'}`}
        />
        <p className="text-sm text-ink-soft max-md:order-5 max-md:self-end max-md:text-right">
          <time dateTime={placedAt}>{dayTime(placedAt)}</time>
        </p>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint max-md:hidden" />
      </div>
    </li>
  );
}

const messages = orderMessages.orders;

interface Props {
  actor: OrderListActor;
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
      data-state={state.matches('filled') ? 'filled' : state.value}
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
            isAll ? (
              <a href={paths.shippingFcl} className={buttonClasses('secondary', 'sm')}>
                {messages.toPrices}
              </a>
            ) : (
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
