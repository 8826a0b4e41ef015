import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { minutesSince } from '#src/ui/deadline.ts';
import { draftPath } from '#src/features/booking/draftPath.ts';

const messages = orderMessages.drafts;

interface Props {
  draft: OrderDraft;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The user opens the draft: dialogs over the page close. */
  onResume: () => void;
  onDelete: () => void;
}

/** A draft in the list: its content, its age, and its buttons. */
export function DraftRow({ draft, now, onResume, onDelete }: Props) {
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
