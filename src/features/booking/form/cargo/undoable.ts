import { blankDangerous } from '#contract/booking/blankOrder.ts';
import type { PastEdit } from '#contract/booking/edits/orderEdit.ts';
import { unitsOf } from '#contract/booking/edits/items.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { cargoName } from '#src/features/booking/form/dangerousGoods/verdictText.ts';

/** The part of the form from which a command removed or replaced something. */
export type UndoPlace = 'template' | 'items' | 'notifyParty' | `cargo.${number}` | `cargo.${number}.dangerous`;

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
