import Undo2 from 'lucide-react/icons/undo-2';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import type { UndoPlace } from './undoable.ts';
import { undoableOf } from './undoable.ts';

interface Props {
  editor: FormEditor;
  at: UndoPlace;
  className?: string;
}

/** What the last command removed here, with an undo button; disappears after the next command. */
export function UndoBar({ editor, at, className = '' }: Props) {
  const undoable = undoableOf(editor, editor.last);
  if (undoable?.at !== at) return null;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-canvas px-3 py-1.5 text-sm text-ink-soft ${className}`}
    >
      <span id="undo-text" className="min-w-0">
        {undoable.text}
      </span>
      <Button
        tone="secondary"
        size="sm"
        aria-describedby="undo-text"
        onClick={({ currentTarget }) => {
          // the button disappears with the bar
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
          editor.undo();
        }}
      >
        <Undo2 className="size-4" />
        {bookingMessages.undo.action}
      </Button>
    </div>
  );
}

/** The same, announced to screen readers. */
export function UndoStatus({ editor }: { editor: FormEditor }) {
  const undoable = undoableOf(editor, editor.last);
  return <output className="sr-only">{undoable && bookingMessages.undo.status(undoable.text)}</output>;
}
