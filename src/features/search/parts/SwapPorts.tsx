import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';

/** Swaps the two ports. */
export function SwapPorts({ disabled, onSwap }: { disabled: boolean; onSwap: () => void }) {
  return (
    <button
      type="button"
      title={searchCardMessages.swap}
      aria-label={searchCardMessages.swap}
      disabled={disabled}
      onClick={onSwap}
      className="grid size-10 cursor-pointer place-items-center self-center rounded-full text-brand-600 hover:bg-brand-50 disabled:cursor-default disabled:text-line-strong disabled:hover:bg-transparent max-sm:row-span-2 sm:mt-6 sm:self-start"
    >
      <ArrowLeftRight className="size-5 max-sm:rotate-90" />
    </button>
  );
}
