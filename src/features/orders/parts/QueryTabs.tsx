import type { ReactNode } from 'react';
import { orderMessages } from '#src/features/orders/messages.ts';

const messages = orderMessages.tabs;
const inPlace = ['orders', 'drafts'] as const;
const onPages = ['orders', 'drafts', 'templates', 'quotes'] as const;
type QueryTab = (typeof onPages)[number];

const tabClasses =
  '-mb-px inline-flex min-h-9 cursor-pointer items-center border-b-2 border-transparent px-1 text-ink-soft hover:text-brand-700 aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-brand-700';

interface Props {
  shown: QueryTab;
  /** The addresses of the tabs on a page; without them `onChoose` changes the tab in place. */
  hrefs?: Readonly<Record<QueryTab, string>>;
  onChoose?: (tab: (typeof inPlace)[number]) => void;
  /** Shown at the end of the row. */
  aside?: ReactNode;
}

/** Tabs: orders or drafts, on pages also templates and saved quotes. */
export function QueryTabs({ shown, hrefs, onChoose, aside }: Props) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line">
      <nav aria-label={messages.label} className="flex gap-6">
        {hrefs
          ? onPages.map((tab) => (
              <a key={tab} href={hrefs[tab]} aria-current={tab === shown ? 'page' : undefined} className={tabClasses}>
                {messages[tab]}
              </a>
            ))
          : inPlace.map((tab) => (
              <button
                key={tab}
                type="button"
                aria-current={tab === shown ? 'true' : undefined}
                onClick={() => onChoose?.(tab)}
                className={tabClasses}
              >
                {messages[tab]}
              </button>
            ))}
      </nav>
      {aside}
    </div>
  );
}
