import X from 'lucide-react/icons/x';
import FilePen from 'lucide-react/icons/file-pen';
import { useSelector } from '@xstate/react';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { minutesSince } from '#src/ui/deadline.ts';
import { draftPath } from './draftFrom.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

const messages = orderMessages.drafts;

/** Suggests a draft that was not ordered; renders nothing without one, or after it was dismissed. */
export function DraftSuggestion({ actor }: { actor: OrderDraftsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { drafts, deleted, putOff, now } = state.context;
  const [newest, ...more] = drafts;
  if (!deleted && (!newest || newest.key === putOff)) return null;

  return (
    <section
      data-state={state.value}
      aria-label={messages.suggestionLabel}
      className="mx-auto flex h-11 max-w-page items-center gap-x-3 bg-brand-50 px-4"
    >
      <FilePen aria-hidden="true" className="size-5 shrink-0 text-brand-600" />
      {deleted ? (
        <output className="min-w-0 flex-1 truncate">{messages.removed(deleted.titleZh)}</output>
      ) : (
        newest && (
          <p className="flex min-w-0 flex-1 items-baseline gap-x-3">
            <span className="truncate font-medium">{newest.titleZh}</span>
            <span className="flex shrink-0 gap-x-2 text-xs text-ink-soft max-md:hidden">
              <span>{messages.quote}</span>
              <time dateTime={newest.savedAt}>{messages.saved(messages.ago(minutesSince(newest.savedAt, now)))}</time>
              {more.length > 0 && <span>{messages.suggestionMore(more.length)}</span>}
            </span>
          </p>
        )
      )}
      {deleted ? (
        <Button tone="secondary" size="sm" className="shrink-0" onClick={() => actor.send({ type: 'undo.requested' })}>
          {messages.undo}
        </Button>
      ) : (
        newest && (
          <span className="flex shrink-0 gap-1">
            <a
              href={draftPath(newest)}
              aria-label={messages.resumeOf(newest.titleZh)}
              className={buttonClasses('primary', 'sm')}
            >
              {messages.resumeShort}
            </a>
            <Button
              tone="quiet"
              size="sm"
              aria-label={messages.removeOf(newest.titleZh)}
              onClick={() => actor.send({ type: 'draft.deleted', draft: newest })}
            >
              {messages.remove}
            </Button>
          </span>
        )
      )}
      <IconButton label={messages.later} enabled onPress={() => actor.send({ type: 'suggestion.dismissed' })}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
