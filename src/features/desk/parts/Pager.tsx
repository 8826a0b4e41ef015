import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

const { pager: messages } = deskMessages;

interface Props {
  /** The name of the list. */
  of: string;
  /** The number of the shown page, from 1. */
  number: number;
  hasNext: boolean;
  canTurn: (to: 'next' | 'former') => boolean;
  onTurn: (to: 'next' | 'former') => void;
}

/** Goes from page to page of a list that has more than one. */
export function Pager({ of, number, hasNext, canTurn, onTurn }: Props) {
  if (number === 1 && !hasNext) return null;
  const button = (to: 'next' | 'former') => (
    <Button tone="secondary" disabled={!canTurn(to)} onClick={() => onTurn(to)}>
      {messages[to]}
    </Button>
  );
  return (
    <nav aria-label={messages.label(of)} className="flex items-center gap-3">
      {button('former')}
      <span className="text-sm text-ink-soft tabular-nums">{messages.page(number)}</span>
      {button('next')}
    </nav>
  );
}
