import Undo2 from 'lucide-react/icons/undo-2';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import type { PastEdit } from '#contract/booking/edits/orderEdit.ts';
import { unitsOf } from '#contract/booking/edits/items.ts';
import { cargoName } from '#src/features/booking/form/dangerousGoods/verdictText.tsx';

/** The part of the form from which a command removed or replaced something. */
type UndoPlace = 'template' | 'items' | 'notifyParty' | `cargo.${number}` | `cargo.${number}.dangerous`;

interface Undoable {
  at: UndoPlace;
  /** What the command removed, as a sentence. */
  text: string;
}

const texts = bookingMessages.undo;

const isBlank = (dangerous: unknown): boolean => JSON.stringify(dangerous) === JSON.stringify(blankDangerous());

type Edited = Pick<FormEditor, 'service' | 'quote' | 'form' | 'facts'>;

const fewerItems = (
  { service, quote, form, facts }: Edited,
  { form: before, edit }: PastEdit,
): Undoable | undefined => {
  if (edit.type !== 'container.removed' && edit.type !== 'item.quantityChanged') return undefined;
  const removed =
    edit.type === 'container.removed' && texts.fewer(quote.items.find(({ code }) => code === edit.code)?.nameZh ?? '');
  const repacked =
    before.cargo !== form.cargo &&
    texts.repacked(Math.max(1, unitsOf({ service, facts })), service.items?.unitZh ?? '');
  const text = [removed, repacked].filter(Boolean).join('，');
  return text === '' ? undefined : { at: 'items', text };
};

/** What the last command removed; undefined if it removed nothing, or something easily restored. */
export const undoableOf = (edited: Edited, last: PastEdit | undefined): Undoable | undefined => {
  if (!last) return undefined;
  const { form: before, edit } = last;
  switch (edit.type) {
    case 'cargo.removed':
      return { at: `cargo.${edit.index}`, text: texts.removed(cargoName({ form: before }, edit.index)) };
    case 'dangerousGoods.withdrawn':
      return isBlank(before.cargo[edit.index]?.dangerous)
        ? undefined
        : { at: `cargo.${edit.index}.dangerous`, text: texts.withdrawn };
    case 'notifyParty.sharedWithConsignee': {
      const { name = '', address = '', telephone = '' } = before.notifyParty ?? {};
      return `${name}${address}${telephone}` === '' ? undefined : { at: 'notifyParty', text: texts.shared };
    }
    case 'goods.repeated':
      return { at: `cargo.${edit.index}.dangerous`, text: texts.repeated };
    case 'template.applied':
      return { at: 'template', text: texts.filled };
    default:
      return fewerItems(edited, last);
  }
};

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
