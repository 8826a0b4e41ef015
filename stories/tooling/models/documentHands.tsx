import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { OrderDocuments } from '#src/features/orders/OrderDocuments.tsx';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { papersOf } from '#src/features/orders/parts/neededDocuments.ts';
import { document as uploaded, reviewed } from '#stories/orders/orderQuerySamples.ts';
import { page } from '#stories/tooling/player/hand.ts';

/** The papers that the order needs. */
export const papers = papersOf(reviewed.order, true);
/** An order with one document. */
export const ofOrder = { orderNo: 'FCL1', documents: [uploaded] };

/** The documents of an order that is open or has ended. */
export const documentsOf = (open: boolean) => (actor: OrderDocumentsActor) => (
  <OrderDocuments actor={actor} papers={papers} held={reviewed.order.papersHeld} open={open} />
);

/** Where a document is chosen that none of the papers is. */
export const other = () => page.getByLabelText(orderQueryCopy.documents.uploadOther);

interface FileFacts {
  name: string;
  size: number;
  type: string;
}
export const pdf: FileFacts = { name: 'a.pdf', size: 8, type: 'application/pdf' };
/** A file of so many bytes. */
export const fileOf = ({ name, size, type }: FileFacts) => new File([new Uint8Array(size)], name, { type });

/** Chooses a file as the browser hands it over; ten megabytes need not travel to the browser first. */
export const choose = (file: FileFacts): void => {
  const control = other().element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(fileOf(file));
  control.files = chosen.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
