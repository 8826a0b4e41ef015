import X from 'lucide-react/icons/x';
import FilePen from 'lucide-react/icons/file-pen';
import { useSelector } from '@xstate/react';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { minutesSince } from '#src/ui/deadline.ts';
import { draftPath } from './draftPath.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';

const words = orderQueryCopy.drafts;

/** A draft that was not ordered offers itself on a page; nothing where there is none, or where it was put off. */
export function DraftOffer({ actor }: { actor: OrderDraftsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { drafts, deleted, putOff, now } = state.context;
  const [newest, ...more] = drafts;
  if (!deleted && (!newest || newest.key === putOff)) return null;

  return (
    <section
      data-state={state.value}
      aria-label={words.offerLabel}
      className="mx-auto flex h-11 max-w-page items-center gap-x-3 bg-brand-50 px-4"
    >
      <FilePen aria-hidden="true" className="size-5 shrink-0 text-brand-600" />
      {deleted ? (
        <output className="min-w-0 flex-1 truncate">{words.removed(deleted.titleZh)}</output>
      ) : (
        newest && (
          <p className="flex min-w-0 flex-1 items-baseline gap-x-3">
            <span className="truncate font-medium">{newest.titleZh}</span>
            <span className="flex shrink-0 gap-x-2 text-xs text-ink-soft max-md:hidden">
              <span>{words.offer}</span>
              <time dateTime={newest.savedAt}>{words.saved(words.ago(minutesSince(newest.savedAt, now)))}</time>
              {more.length > 0 && <span>{words.offerMore(more.length)}</span>}
            </span>
          </p>
        )
      )}
      {deleted ? (
        <Button tone="secondary" size="sm" className="shrink-0" onClick={() => actor.send({ type: 'undo.requested' })}>
          {words.undo}
        </Button>
      ) : (
        newest && (
          <span className="flex shrink-0 gap-1">
            <a
              href={draftPath(newest)}
              aria-label={words.resumeOf(newest.titleZh)}
              className={buttonLook('primary', 'sm')}
            >
              {words.resumeShort}
            </a>
            <Button
              tone="quiet"
              size="sm"
              aria-label={words.removeOf(newest.titleZh)}
              onClick={() => actor.send({ type: 'draft.deleted', draft: newest })}
            >
              {words.remove}
            </Button>
          </span>
        )
      )}
      <IconButton label={words.later} enabled onPress={() => actor.send({ type: 'offer.dismissed' })}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
