import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { minutesSince } from '#src/ui/deadline.ts';
import { draftPath } from '#src/features/booking/draftPath.ts';

const words = orderQueryCopy.drafts;

interface Props {
  draft: OrderDraft;
  /** The present in epoch milliseconds. */
  now: number;
  /** The draft's page was asked for: whatever lies over the page goes. */
  onResume: () => void;
  onDelete: () => void;
}

/** A draft in the list: what it orders, when it was kept, and the way on. */
export function DraftRow({ draft, now, onResume, onDelete }: Props) {
  const { titleZh, amends, savedAt } = draft;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          {titleZh}
          {amends !== undefined && <Badge tone="notice">{words.amends(amends)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={savedAt}>{words.saved(words.ago(minutesSince(savedAt, now)))}</time>
        </p>
      </div>
      <div className="flex gap-2">
        <a
          href={draftPath(draft)}
          onClick={onResume}
          aria-label={words.resumeOf(titleZh)}
          className={buttonLook('secondary', 'sm')}
        >
          {words.resume}
        </a>
        <Button tone="quiet" size="sm" aria-label={words.removeOf(titleZh)} onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
