import type { PortTab } from './portMatch.ts';

interface Props {
  tabs: readonly PortTab[];
  shown: PortTab | undefined;
  onShow: (tab: PortTab) => void;
}

/**
 * The picker's tabs for pointers. The keyboard stays in the field: its arrows change the tab, and its status announces
 * it; a screen reader would find these as buttons inside a list of options.
 */
export function PortTabs({ tabs, shown, onShow }: Props) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1 border-b border-line px-2 pt-1 pb-2">
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          tabIndex={-1}
          data-shown={tab === shown || undefined}
          // the field keeps the focus, so the list stays open
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onShow(tab)}
          className="min-h-7 cursor-pointer rounded-sm px-2 text-sm text-ink-soft hover:bg-brand-50 hover:text-brand-700 data-shown:bg-brand-600 data-shown:text-white"
        >
          {tab.name}
        </button>
      ))}
    </div>
  );
}
