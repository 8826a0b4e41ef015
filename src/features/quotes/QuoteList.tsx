import Search from 'lucide-react/icons/search';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import type { SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { quoteMessages } from './messages.ts';
import { QuoteRow, rowColumns } from './parts/QuoteRow.tsx';
import type { QuotesQuery } from './quoteAddresses.ts';

const messages = quoteMessages.list;
const skeletons = Array.from({ length: 6 }, (_, index) => index);

interface Props {
  actor: ListActor<QuotesQuery, SavedQuoteSummary>;
  /** Goes to the address of another search or page. */
  onList: (query: QuotesQuery, page: number) => void;
}

/** The user's saved quotes, page by page. */
export function QuoteList({ actor, onList }: Props) {
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
        <>
          <div className="rounded-md border border-line">
            <div
              aria-hidden="true"
              className={`grid rounded-t-md bg-sunken px-3 py-1.5 text-sm text-ink-soft max-md:hidden ${rowColumns}`}
            >
              <span>{messages.columns.name}</span>
              <span>{messages.columns.route}</span>
              <span>{messages.columns.state}</span>
              <span className="text-right">{messages.columns.totals}</span>
              <span>{messages.columns.validUntil}</span>
            </div>
            <ul>
              {rows.map((quote) => (
                <QuoteRow key={quote.id} quote={quote} />
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
        </>
      )}
    </section>
  );
}
