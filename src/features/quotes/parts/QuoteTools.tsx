import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import { useSelector } from '@xstate/react';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Button } from '#src/ui/Button.tsx';

const messages = quoteMessages.quote;

/** What can be done with a saved quote. */
export function QuoteTools({ actor }: { actor: SavedQuoteActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { quote, atTodaysPrice, isShared } = state.context;
  const orders = state.matches({ shown: 'ordering' });
  const order = { type: 'order.requested', atTodaysPrice: false } as const;
  const isSharing = state.matches({ shown: 'sharing' }) && isShared;
  return (
    <fieldset aria-label={messages.tools} className="flex min-w-0 flex-wrap gap-2 print:hidden">
      {quote?.state === 'valid' && (
        <Button
          size="sm"
          busy={orders && !atTodaysPrice}
          disabled={!state.can(order) && !orders}
          onClick={() => actor.send(order)}
        >
          {messages.order}
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
        {messages.sheet}
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
          {messages.share}
        </Button>
      )}
      <Button
        tone="secondary"
        size="sm"
        disabled={!state.can({ type: 'renaming.requested' })}
        onClick={() => actor.send({ type: 'renaming.requested' })}
      >
        {messages.rename}
      </Button>
      <Button
        tone="quiet"
        size="sm"
        disabled={!state.can({ type: 'deletion.requested' })}
        onClick={() => actor.send({ type: 'deletion.requested' })}
      >
        {messages.remove}
      </Button>
    </fieldset>
  );
}
