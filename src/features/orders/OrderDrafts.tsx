import { useSelector } from '@xstate/react';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderMessages } from './messages.ts';
import { DraftRow } from '#src/features/orders/parts/DraftRow.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const messages = orderMessages.drafts;

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
