import Download from 'lucide-react/icons/download';
import { useSelector } from '@xstate/react';
import { paths } from '#contract/app/routes.ts';
import { places } from '#contract/services/allPaths.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { SharedQuote as Shared } from '#contract/quotes/savedQuotes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { LinkEnded } from '#src/ui/LinkEnded.tsx';
import { Skeletons } from '#src/ui/loading/Skeletons.tsx';
import { quoteMessages } from './messages.ts';
import { QuoteHeadline, QuoteInFull, StateBadge } from './parts/QuoteInFull.tsx';

const messages = quoteMessages.shared;

/** Where today's prices of the same lane, or of the same service, are looked up. */
const pricesOf = ({ line, sailing, isDangerous }: Shared): string => {
  if (!sailing) return places[line].link.href;
  const { orgPort, orgPortCode, dstPort, dstPortCode } = sailing;
  return resultsPath({ orgPort, orgPortCode, dstPort, dstPortCode, isDanger: isDangerous ? 'Y' : 'N' });
};

interface Props {
  /** The quote is null once its link has ended. */
  actor: DetailActor<Shared | null>;
  /** The current time in epoch milliseconds. */
  now: number;
  onSheet: () => void;
}

/** A shared quote, for anyone who has its link. */
export function SharedQuote({ actor, now, onSheet }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value: quote, errorMessage } = state.context;
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="mx-auto max-w-page">
      {!quote && <h1 className="mb-4 text-2xl font-semibold">{messages.title}</h1>}
      {state.hasTag('busy') && (
        <output className="flex flex-col gap-3">
          <span className="text-sm text-ink-soft">{messages.loading}</span>
          <Skeletons sizes={['h-20', 'h-96']} />
        </output>
      )}
      {(state.matches('failed') || (state.matches('open') && !quote)) && (
        <div className="flex flex-col items-start gap-4">
          {state.matches('open') ? (
            <LinkEnded />
          ) : (
            <FailedAlert
              className="w-full"
              message={errorMessage ?? messages.failed}
              onRetry={() => actor.send({ type: 'retry.requested' })}
            />
          )}
          <a href={paths.shippingFcl} className={buttonClasses('secondary', 'sm')}>
            {messages.own}
          </a>
        </div>
      )}
      {state.matches('open') && quote && (
        <div className="flex flex-col gap-4">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-2xl font-semibold break-words">
              {messages.heading(allServices[quote.line].nameZh, quote.routeZh)}
            </h1>
            <StateBadge state={quote.state} />
            <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
              <Button size="sm" onClick={onSheet}>
                <Download aria-hidden="true" className="size-4" />
                {quoteMessages.quote.sheet}
              </Button>
              <a href={pricesOf(quote)} className={buttonClasses('secondary', 'sm')}>
                {messages.own}
              </a>
            </div>
            {quote.companyZh !== null && <p className="w-full text-ink-soft">{messages.byCompany(quote.companyZh)}</p>}
          </header>
          <QuoteHeadline totals={quote.totals} validUntil={quote.validUntil} now={now} />
          {quote.state !== 'valid' && <Alert tone="notice">{messages.lapsed[quote.state]}</Alert>}
          <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
            <QuoteInFull quote={quote} />
          </div>
          <p className="text-xs text-ink-soft">{messages.note}</p>
        </div>
      )}
    </div>
  );
}
