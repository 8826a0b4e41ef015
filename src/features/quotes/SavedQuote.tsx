import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { paths } from '#contract/app/routes.ts';
import { linkEndOf } from '#contract/quotes/shareLink.ts';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { quoteMessages } from './messages.ts';
import { QuoteInFull, StateBadge } from './parts/QuoteInFull.tsx';
import { QuoteExpiry } from './parts/QuoteExpiry.tsx';
import { DeletionStep, RenamingStep } from './parts/RenamingStep.tsx';
import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const quoteToolsMessages = quoteMessages.quote;

/** The commands of a saved quote. */
function QuoteTools({ actor }: { actor: SavedQuoteActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { quote, atTodaysPrice, isShared } = state.context;
  const orders = state.matches({ shown: 'ordering' });
  const order = { type: 'order.requested', atTodaysPrice: false } as const;
  const isSharing = state.matches({ shown: 'sharing' }) && isShared;
  return (
    <fieldset aria-label={quoteToolsMessages.tools} className="flex min-w-0 flex-wrap gap-2 print:hidden">
      {quote?.state === 'valid' && (
        <Button
          size="sm"
          busy={orders && !atTodaysPrice}
          disabled={!state.can(order) && !orders}
          onClick={() => actor.send(order)}
        >
          {quoteToolsMessages.order}
        </Button>
      )}
      <Button
        tone="secondary"
        size="sm"
        busy={state.matches({ shown: 'saving' })}
        disabled={!state.can({ type: 'sheet.requested' }) && !state.matches({ shown: 'saving' })}
        onClick={() => actor.send({ type: 'sheet.requested' })}
      >
        <Download aria-hidden="true" className="size-4" />
        {quoteToolsMessages.sheet}
      </Button>
      {quote?.shareToken === null && (
        <Button
          tone="secondary"
          size="sm"
          busy={isSharing}
          disabled={!state.can({ type: 'link.requested' }) && !isSharing}
          onClick={() => actor.send({ type: 'link.requested' })}
        >
          <Link aria-hidden="true" className="size-4" />
          {quoteToolsMessages.share}
        </Button>
      )}
      <Button
        tone="secondary"
        size="sm"
        disabled={!state.can({ type: 'renaming.requested' })}
        onClick={() => actor.send({ type: 'renaming.requested' })}
      >
        {quoteToolsMessages.rename}
      </Button>
      <Button
        tone="quiet"
        size="sm"
        disabled={!state.can({ type: 'deletion.requested' })}
        onClick={() => actor.send({ type: 'deletion.requested' })}
      >
        {quoteToolsMessages.remove}
      </Button>
    </fieldset>
  );
}

const shareLinkMessages = quoteMessages.quote;

interface ShareLinkProps {
  actor: SavedQuoteActor;
  link: string;
  /** When it ends. */
  linkEnd: string;
}

/** The link that opens a quote without a sign-in: to copy, or to end. */
function ShareLink({ actor, link, linkEnd }: ShareLinkProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isEnding = state.matches({ shown: 'sharing' }) && !state.context.isShared;
  return (
    <section aria-label={shareLinkMessages.link} className="rounded-md border border-line bg-surface p-4 print:hidden">
      <h2 className="font-semibold">{shareLinkMessages.link}</h2>
      <p className="mb-2 text-sm text-ink-soft">{shareLinkMessages.linkText(dayTime(linkEnd))}</p>
      <div className="flex flex-wrap gap-2">
        <TextInput
          readOnly
          aria-label={shareLinkMessages.link}
          value={link}
          className="min-w-0 flex-1 basis-60"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button disabled={!state.can({ type: 'link.copied' })} onClick={() => actor.send({ type: 'link.copied' })}>
          {shareLinkMessages.copy}
        </Button>
        <Button
          tone="secondary"
          busy={isEnding}
          disabled={!state.can({ type: 'link.revoked' }) && !isEnding}
          onClick={() => actor.send({ type: 'link.revoked' })}
        >
          {shareLinkMessages.revoke}
        </Button>
      </div>
    </section>
  );
}

const messages = quoteMessages.quote;

interface Props {
  actor: SavedQuoteActor;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The address that a share token opens. */
  linkOf: (shareToken: string) => string;
  /** The address to search for another sailing or price. */
  searchHref: string | undefined;
  orderHrefOf: (orderNo: string) => string;
}

/** One of the user's saved quotes with its commands. */
export function SavedQuote({ actor, now, linkOf, searchHref, orderHrefOf }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { quote, name, problem, errorMessage } = state.context;
  const isRenaming = state.matches({ shown: 'renaming' }) || state.matches({ shown: 'storingName' });
  return (
    <div
      data-state={typeof state.value === 'string' ? state.value : state.value.shown}
      aria-busy={state.hasTag('busy')}
    >
      {quote && <title>{messages.title(quote.name)}</title>}
      {state.matches('fetching') && (
        <>
          <output className="sr-only">{messages.loading}</output>
          <Skeleton className="h-[60vh]" />
        </>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage || messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {quote && state.matches('shown') && (
        <div className="flex flex-col gap-4">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-2xl font-semibold break-words">{quote.name}</h1>
            <StateBadge state={quote.state} />
            <a
              href={paths.quotes}
              className="ml-auto inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700 print:hidden"
            >
              <ChevronLeft aria-hidden="true" className="size-4" />
              {messages.back}
            </a>
          </header>
          <QuoteTools actor={actor} />
          {isRenaming && (
            <RenamingStep
              field="quoteName"
              label={messages.name}
              name={name}
              problem={problem}
              isTyping={state.can({ type: 'renaming.dismissed' })}
              onType={(typed) => actor.send({ type: 'name.changed', name: typed })}
              onSubmit={() => actor.send({ type: 'name.submitted' })}
              onDismiss={() => actor.send({ type: 'renaming.dismissed' })}
            />
          )}
          {(state.matches({ shown: 'confirming' }) || state.matches({ shown: 'deleting' })) && (
            <DeletionStep
              text={messages.removing(quote.name)}
              isConfirming={state.can({ type: 'deletion.confirmed' })}
              onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
              onDismiss={() => actor.send({ type: 'deletion.dismissed' })}
            />
          )}
          {errorMessage !== undefined && <Alert tone="critical">{errorMessage || messages.failedAct}</Alert>}
          <QuoteExpiry actor={actor} quote={quote} now={now} searchHref={searchHref} orderHrefOf={orderHrefOf} />
          {quote.shareToken !== null && (
            <ShareLink actor={actor} link={linkOf(quote.shareToken)} linkEnd={linkEndOf(quote)} />
          )}
          <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
            <QuoteInFull quote={quote} />
          </div>
        </div>
      )}
    </div>
  );
}
