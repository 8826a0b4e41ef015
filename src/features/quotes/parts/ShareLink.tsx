import { useSelector } from '@xstate/react';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

const messages = quoteMessages.quote;

interface Props {
  actor: SavedQuoteActor;
  link: string;
  /** When it ends. */
  linkEnd: string;
}

/** The link that opens a quote without a sign-in: to copy, or to end. */
export function ShareLink({ actor, link, linkEnd }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isEnding = state.matches({ shown: 'sharing' }) && !state.context.isShared;
  return (
    <section aria-label={messages.link} className="rounded-md border border-line bg-surface p-4 print:hidden">
      <h2 className="font-semibold">{messages.link}</h2>
      <p className="mb-2 text-sm text-ink-soft">{messages.linkText(dayTime(linkEnd))}</p>
      <div className="flex flex-wrap gap-2">
        <TextInput
          readOnly
          aria-label={messages.link}
          value={link}
          className="min-w-0 flex-1 basis-60"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button disabled={!state.can({ type: 'link.copied' })} onClick={() => actor.send({ type: 'link.copied' })}>
          {messages.copy}
        </Button>
        <Button
          tone="secondary"
          busy={isEnding}
          disabled={!state.can({ type: 'link.revoked' }) && !isEnding}
          onClick={() => actor.send({ type: 'link.revoked' })}
        >
          {messages.revoke}
        </Button>
      </div>
    </section>
  );
}
