import { useSelector } from '@xstate/react';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderMessages } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { minutesSince } from '#src/ui/deadline.ts';
import { draftPath } from '#src/features/booking/draftFrom.ts';

const messages = orderMessages.drafts;

interface DraftRowProps {
  draft: OrderDraft;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The user opens the draft: dialogs over the page close. */
  onResume: () => void;
  onDelete: () => void;
}

/** A draft in the list: its content, its age, and its buttons. */
function DraftRow({ draft, now, onResume, onDelete }: DraftRowProps) {
  const { titleZh, amends, savedAt } = draft;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          {titleZh}
          {amends !== undefined && <Badge tone="notice">{messages.amends(amends)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={savedAt}>{messages.saved(messages.ago(minutesSince(savedAt, now)))}</time>
        </p>
      </div>
      <div className="flex gap-2">
        <a
          href={draftPath(draft)}
          onClick={onResume}
          aria-label={messages.resumeOf(titleZh)}
          className={buttonClasses('secondary', 'sm')}
        >
          {messages.resume}
        </a>
        <Button tone="quiet" size="sm" aria-label={messages.removeOf(titleZh)} onClick={onDelete}>
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}

interface Props {
  actor: OrderDraftsActor;
  /** The user opens a draft: dialogs over the page close. */
  onResume: () => void;
}

/** The drafts of this device, to continue or delete; the last deleted one can be restored. */
export function OrderDrafts({ actor, onResume }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { drafts, deleted, now } = state.context;

  return (
    <section data-state={state.value} aria-label={messages.list} className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{messages.note}</p>
      <output className={deleted ? '' : 'sr-only'}>
        {deleted && (
          <Alert
            tone="success"
            action={
              <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'undo.requested' })}>
                {messages.undo}
              </Button>
            }
          >
            {messages.removed(deleted.titleZh)}
          </Alert>
        )}
      </output>
      {drafts.length > 0 && (
        <ul className="rounded-md border border-line">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.key}
              draft={draft}
              now={now}
              onResume={onResume}
              onDelete={() => actor.send({ type: 'draft.deleted', draft })}
            />
          ))}
        </ul>
      )}
      {drafts.length === 0 &&
        (state.matches('reading') ? (
          <p className="min-h-16 text-ink-soft">{messages.reading}</p>
        ) : (
          <Alert tone="info" title={messages.none}>
            {messages.noneAdvice}
          </Alert>
        ))}
    </section>
  );
}
