import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { OrderDocuments } from '#src/features/orders/papers/OrderDocuments.tsx';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { documentsInOrder } from '#src/features/orders/papers/neededDocuments.ts';
import { document as uploaded, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { page } from '#flows';

/** The documents that the order needs. */
export const neededDocuments = documentsInOrder(reviewed);
/** An order with one document. */
export const ofOrder = { orderNo: 'FCL1', documents: [uploaded] };

/** The documents of an order that is open or has ended. */
export const documentsOf = (open: boolean) => (actor: OrderDocumentsActor) => (
  <OrderDocuments actor={actor} needed={neededDocuments} held={reviewed.order.papersHeld} open={open} />
);

/** The input for a document outside the list. */
export const other = () => page.getByLabelText(documentMessages.uploadOther);

export const pdf: ChosenFile = { name: 'a.pdf', size: 8, type: 'application/pdf' };
/** A file of that many bytes. */
export const fileOf = ({ name, size, type }: ChosenFile) => new File([new Uint8Array(size)], name, { type });

/** Chooses a file as the browser passes it on, without transferring ten megabytes to the browser first. */
export const choose = (file: ChosenFile): void => {
  const control = other().element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(fileOf(file));
  control.files = chosen.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
