import Columns2 from 'lucide-react/icons/columns-2';
import Search from 'lucide-react/icons/search';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import type { SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { quoteMessages } from './messages.ts';
import type { QuotesQuery } from './quoteAddresses.ts';
import { compared, quoteHref } from './quoteAddresses.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { endTime } from '#src/ui/format.ts';
import { StateBadge, QuoteTotals } from './parts/QuoteInFull.tsx';

const quoteRowMessages = quoteMessages.list;

/** The column widths of the rows and the list's head. */
const rowColumns = 'md:grid-cols-[1.5rem_minmax(0,1.1fr)_minmax(0,1fr)_6rem_8.5rem_8.5rem_1.25rem] md:gap-x-4';

/** A saved quote in a list; a press anywhere opens it. */
function QuoteRow({ quote, now }: { quote: SavedQuoteSummary; now: number }) {
  const { id, name, line, routeZh, carriageZh, itemsZh, isDangerous, isShared, state, totals, validUntil } = quote;
  const left = state === 'valid' ? roughlyLeft(validUntil, now) : undefined;
  const isSoon = Date.parse(validUntil) - now < limits.cutOffSoonMs;
  return (
    <li className="relative border-t border-line px-3 py-2.5 first:border-t-0 hover:bg-brand-50/60">
      <div
        className={`grid gap-y-1.5 max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-md:gap-x-2 md:items-center ${rowColumns}`}
      >
        <label className="relative z-10 -m-1 flex min-h-8 min-w-8 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            name="compare"
            value={id}
            aria-label={quoteRowMessages.choose(name)}
            className="size-4 cursor-pointer accent-brand-600"
          />
        </label>
        <div className="min-w-0">
          <a
            href={quoteHref(id)}
            aria-label={quoteRowMessages.open(name)}
            className="block min-h-6 truncate font-semibold text-brand-700 before:absolute before:inset-0 hover:underline"
          >
            {name}
          </a>
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
            {allServices[line].nameZh}
            {isDangerous && <Badge tone="hazard">{quoteRowMessages.dangerous}</Badge>}
            {isShared && <Badge>{quoteRowMessages.shared}</Badge>}
          </p>
        </div>
        <div className="min-w-0 max-md:order-3 max-md:col-span-3">
          <p className="truncate font-medium">{routeZh}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span className="truncate">{carriageZh}</span>
            {itemsZh !== '' && <span className="truncate">{itemsZh}</span>}
          </p>
        </div>
        <div className="max-md:text-right">
          <StateBadge state={state} />
        </div>
        <QuoteTotals totals={totals} className="font-medium max-md:order-4 max-md:col-span-2 md:text-right" />
        <p className="text-sm text-ink-soft max-md:order-5 max-md:self-end max-md:text-right">
          {left !== undefined && (
            <b className={`block font-semibold ${isSoon ? 'text-critical' : 'text-ink'}`}>
              {quoteRowMessages.left(left)}
            </b>
          )}
          <time dateTime={validUntil}>{endTime(validUntil)}</time>
        </p>
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint max-md:hidden" />
      </div>
    </li>
  );
}

const messages = quoteMessages.list;
const skeletons = Array.from({ length: 6 }, (_, index) => index);

interface Props {
  actor: ListActor<QuotesQuery, SavedQuoteSummary>;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Goes to the address of another search or page. */
  onList: (query: QuotesQuery, page: number) => void;
  /** Goes to the address that shows these quotes side by side. */
  onCompare: (ids: string[]) => void;
}

const { min, max } = compared;

/** The checkboxes of a form; a problem with the number of ticked ones is reported at the first. */
const chosenIn = (form: HTMLFormElement): string[] | undefined => {
  const ids = new FormData(form).getAll('compare').map(String);
  const wrong = ids.length < min ? messages.tooFew(min) : ids.length > max ? messages.tooMany(max) : '';
  const box = form.querySelector<HTMLInputElement>('input[name="compare"]');
  box?.setCustomValidity(wrong);
  return wrong === '' || box?.reportValidity() ? ids : undefined;
};

/** The user's saved quotes, page by page. */
export function QuoteList({ actor, now, onList, onCompare }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, rows, total, page, errorMessage } = state.context;
  const isAll = query.keyword === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    onList({ keyword: typeof keyword === 'string' ? keyword.trim() : '' }, 1);
  };

  return (
    <section
      data-state={state.value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.list}
      className="flex flex-col gap-3"
    >
      <search>
        <form key={query.keyword} onSubmit={submit} className="flex gap-2 sm:max-w-md">
          <TextInput
            name="keyword"
            type="search"
            defaultValue={query.keyword}
            maxLength={40}
            aria-label={messages.keyword}
            placeholder={messages.keyword}
            autoComplete="off"
          />
          <Button type="submit" tone="secondary">
            <Search aria-hidden="true" className="size-4" />
            {messages.search}
          </Button>
        </form>
      </search>
      <output className="min-h-5 text-sm text-ink-soft">
        {state.hasTag('busy') && messages.loading}
        {state.matches('filled') && messages.found(total)}
      </output>
      {state.hasTag('busy') && skeletons.map((index) => <Skeleton key={index} className="h-[61px] max-md:h-32" />)}
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
              <Button tone="secondary" size="sm" onClick={() => onList({ keyword: '' }, 1)}>
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
        <form
          noValidate
          className="flex flex-col gap-3"
          onChange={({ currentTarget }) =>
            currentTarget.querySelector<HTMLInputElement>('input[name="compare"]')?.setCustomValidity('')
          }
          onSubmit={(event) => {
            event.preventDefault();
            const ids = chosenIn(event.currentTarget);
            if (ids) onCompare(ids);
          }}
        >
          {total >= min && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="text-sm text-ink-soft">{messages.compareHint(min, max)}</p>
              <Button type="submit" tone="secondary" size="sm">
                <Columns2 aria-hidden="true" className="size-4" />
                {messages.compare}
              </Button>
            </div>
          )}
          <div className="rounded-md border border-line">
            <div
              aria-hidden="true"
              className={`grid rounded-t-md bg-sunken px-3 py-1.5 text-sm text-ink-soft max-md:hidden ${rowColumns}`}
            >
              <span />
              <span>{messages.columns.name}</span>
              <span>{messages.columns.route}</span>
              <span>{messages.columns.state}</span>
              <span className="text-right">{messages.columns.totals}</span>
              <span>{messages.columns.validUntil}</span>
            </div>
            <ul>
              {rows.map((quote) => (
                <QuoteRow key={quote.id} quote={quote} now={now} />
              ))}
            </ul>
          </div>
          <Pagination
            page={page}
            total={total}
            size={limits.pageSize}
            disabled={state.hasTag('busy')}
            onPage={(to) => onList(query, to)}
          />
        </form>
      )}
    </section>
  );
}
