import MoveRight from 'lucide-react/icons/move-right';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormEditor } from './formContext.ts';
import { moveOf } from '#contract/booking/edits/remedies.ts';

/**
 * Moves the second of two cargo items that must not share a container into another one; renders nothing if none is
 * possible.
 */
export function MoveButton({ editor, index }: { editor: FormEditor; index: number }) {
  const { service, form, edit } = editor;
  const messages = bookingMessages.verdicts;
  const move = moveOf(editor, form, index);
  if (!move) return null;
  const unit = service.items?.unitZh ?? '';
  const name = bookingMessages.cargoItem(index);
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-1.5"
      onClick={() => {
        // the button disappears with the verdict
        document.querySelector<HTMLElement>('#field-cargo')?.focus({ preventScroll: true });
        edit({ type: 'remedy.applied', index });
      }}
    >
      <MoveRight className="size-4" />
      {move.items ? messages.addAndMove(name, move.unit, unit) : messages.move(name, move.unit, unit)}
    </Button>
  );
}
