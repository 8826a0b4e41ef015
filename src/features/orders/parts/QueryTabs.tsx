import { orderMessages } from '#src/features/orders/messages.ts';

const messages = orderMessages.tabs;
const tabs = ['orders', 'drafts'] as const;
type QueryTab = (typeof tabs)[number];

interface Props {
  shown: QueryTab;
  onChoose: (tab: QueryTab) => void;
}

/** Tabs of the dialog: orders or drafts. */
export function QueryTabs({ shown, onChoose }: Props) {
  return (
    <nav aria-label={messages.label} className="flex gap-6 border-b border-line">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === shown ? 'true' : undefined}
          onClick={() => onChoose(tab)}
          className="-mb-px min-h-9 cursor-pointer border-b-2 border-transparent px-1 text-ink-soft hover:text-brand-700 aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-brand-700"
        >
          {messages[tab]}
        </button>
      ))}
    </nav>
  );
}
