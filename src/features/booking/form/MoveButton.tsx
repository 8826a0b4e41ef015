import MoveRight from 'lucide-react/icons/move-right';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Filling } from './formContext.ts';
import { moveOf } from './remedies.ts';

/** Takes the later of two lines that must not share a container into another one; nothing where there is none. */
export function MoveButton({ filling, index }: { filling: Filling; index: number }) {
  const { line, change } = filling;
  const words = bookingCopy.verdicts;
  const move = moveOf(filling, index);
  if (!move) return null;
  const unit = line.items?.unitZh ?? '';
  const name = bookingCopy.line(index);
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-1.5"
      onClick={() => {
        // the button goes with the verdict
        document.querySelector<HTMLElement>('#field-cargo')?.focus({ preventScroll: true });
        if (move.items) change('items', move.items);
        change(`cargo.${index}.unit`, move.unit);
      }}
    >
      <MoveRight className="size-4" />
      {move.items ? words.addAndMove(name, move.unit, unit) : words.move(name, move.unit, unit)}
    </Button>
  );
}
