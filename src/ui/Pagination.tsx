import { pagingMessages } from '#src/ui/messages/paging.ts';
import { Button } from './buttons/Button.tsx';

interface Props {
  page: number;
  /** Number of all rows. */
  total: number;
  size: number;
  disabled: boolean;
  onPage: (page: number) => void;
}

/** Buttons for the previous and next page of a list; nothing for a single page. */
export function Pagination({ page, total, size, disabled, onPage }: Props) {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <nav aria-label={pagingMessages.label} className="flex items-center justify-center gap-3">
      <Button
        tone="secondary"
        size="sm"
        aria-disabled={disabled || page <= 1 || undefined}
        onClick={() => onPage(page - 1)}
      >
        {pagingMessages.previous}
      </Button>
      <span className="text-sm text-ink-soft" aria-current="page">
        {pagingMessages.at(page, pages, total)}
      </span>
      <Button
        tone="secondary"
        size="sm"
        aria-disabled={disabled || page >= pages || undefined}
        onClick={() => onPage(page + 1)}
      >
        {pagingMessages.next}
      </Button>
    </nav>
  );
}
