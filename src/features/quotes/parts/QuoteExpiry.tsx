import { useSelector } from '@xstate/react';
import type { SavedQuote } from '#contract/quotes/savedQuotes.ts';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { endTime } from '#src/ui/format.ts';
import { QuoteHeadline, QuoteTotals } from './QuoteInFull.tsx';

const messages = quoteMessages.quote;

interface Props {
  actor: SavedQuoteActor;
  quote: SavedQuote;
  /** The current time in epoch milliseconds. */
  now: number;
  searchHref: string | undefined;
  orderHrefOf: (orderNo: string) => string;
}

/** Whether a quote is still valid; if not, why, and today's price of the same load. */
export function QuoteExpiry({ actor, quote, now, searchHref, orderHrefOf }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { totals, reasonZh, today, orderNo, validUntil } = quote;
  const order = { type: 'order.requested', atTodaysPrice: true } as const;
  const isOrdering = state.matches({ shown: 'ordering' }) && state.context.atTodaysPrice;
  if (quote.state === 'valid')
    return (
      <div>
        <QuoteHeadline totals={totals} validUntil={validUntil} now={now} />
        <p className="mt-1.5 text-sm text-ink-soft">{messages.holds}</p>
      </div>
    );
  if (quote.state === 'ordered')
    return (
      <Alert
        tone="info"
        title={messages.ordered}
        action={
          orderNo !== null && (
            <a href={orderHrefOf(orderNo)} className={buttonClasses('secondary', 'sm')}>
              {messages.showOrder}
            </a>
          )
        }
      >
        {orderNo}
      </Alert>
    );
  return (
    <Alert tone="notice" title={messages.lapsed}>
      <p>{reasonZh}</p>
      {today ? (
        <>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 sm:max-w-sm">
            <div>
              <dt className="text-xs text-ink-soft">{messages.quoted}</dt>
              <dd>
                <QuoteTotals totals={totals} className="text-ink-soft line-through" />
              </dd>
            </div>
            <div>
              <dt className="text-xs text-ink-soft">{messages.today}</dt>
              <dd>
                <QuoteTotals totals={today.totals} className="font-semibold" />
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-sm text-ink-soft">{messages.todayUntil(endTime(today.validUntil))}</p>
          <Button
            size="sm"
            className="mt-2"
            busy={isOrdering}
            disabled={!state.can(order) && !isOrdering}
            onClick={() => actor.send(order)}
          >
            {messages.orderToday}
          </Button>
        </>
      ) : (
        searchHref && (
          <a href={searchHref} className={`${buttonClasses('secondary', 'sm')} mt-2`}>
            {messages.search}
          </a>
        )
      )}
    </Alert>
  );
}
