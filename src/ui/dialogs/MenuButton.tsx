import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

interface Props {
  label: ReactNode;
  title?: string | undefined;
  items: readonly {
    label: string;
    note?: ReactNode;
    /** Shown in the phone's menu only: elsewhere it has its own button. */
    onPhoneOnly?: boolean;
    onChoose: () => void;
  }[];
}

/** A button with a small menu, which the browser itself opens, closes and puts on top. */
export function MenuButton({ label, title, items }: Props) {
  const id = useId();
  return (
    <>
      <Button tone="quiet" size="sm" title={title} lang={languageOf(title ?? '')} popoverTarget={id}>
        {label}
        <ChevronDown className="size-4 shrink-0 max-sm:hidden" />
      </Button>
      <div
        id={id}
        popover="auto"
        className="top-14 right-4 bottom-auto left-auto m-0 min-w-44 rounded-md border border-line bg-surface p-1 text-ink shadow-pop supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:my-1 supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]"
      >
        {items.map(({ label: text, note, onPhoneOnly = false, onChoose }) => (
          <button
            key={text}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onChoose}
            className={`flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 rounded-sm px-3 text-left text-base hover:bg-brand-50 hover:text-brand-700 focus-visible:-outline-offset-2 ${onPhoneOnly ? 'sm:hidden' : ''}`}
          >
            {text}
            {note}
          </button>
        ))}
      </div>
    </>
  );
}
