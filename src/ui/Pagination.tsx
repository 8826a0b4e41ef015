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
  // a disabled button would lose the focus at the last page
  const isFree = (to: number): boolean => !disabled && to >= 1 && to <= pages;
  const button = (to: number, name: string) => (
    <Button
      tone="secondary"
      size="sm"
      aria-disabled={!isFree(to) || undefined}
      onClick={() => isFree(to) && onPage(to)}
    >
      {name}
    </Button>
  );
  return (
    <nav aria-label={pagingMessages.label} className="flex items-center justify-center gap-3">
      {button(page - 1, pagingMessages.previous)}
      <span className="text-sm text-ink-soft" aria-current="page">
        {pagingMessages.at(page, pages, total)}
      </span>
      {button(page + 1, pagingMessages.next)}
    </nav>
  );
}
