import { pagingMessages } from '#src/ui/messages/paging.ts';
import { buttonClasses } from './buttons/buttonClasses.ts';

interface Props {
  page: number;
  /** Number of all rows. */
  total: number;
  size: number;
  hrefOf: (page: number) => string;
}

/** Links to the previous and next page; nothing for a single page. */
export function PageLinks({ page, total, size, hrefOf }: Props) {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const step = (to: number, name: string, rel: 'prev' | 'next') =>
    to >= 1 && to <= pages ? (
      <a href={hrefOf(to)} rel={rel} className={buttonClasses('secondary', 'sm')}>
        {name}
      </a>
    ) : (
      <span aria-hidden="true" className={`${buttonClasses('secondary', 'sm')} invisible`}>
        {name}
      </span>
    );
  return (
    <nav aria-label={pagingMessages.label} className="mt-4 flex items-center justify-center gap-3">
      {step(page - 1, pagingMessages.previous, 'prev')}
      <span className="text-sm text-ink-soft" aria-current="page">
        {pagingMessages.at(page, pages, total)}
      </span>
      {step(page + 1, pagingMessages.next, 'next')}
    </nav>
  );
}
