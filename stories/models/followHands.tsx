import { invoiceRequestMachine } from '#machines/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orderDocuments.ts';
import type { OrderFollowActor } from '#machines/orderFollow.ts';
import { orderNoteMachine } from '#machines/orderNote.ts';
import { OrderFollow } from '#src/flows/OrderFollow.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { invoiceForm, now } from '../orderQuerySamples.ts';
import { answering } from '../play/answering.ts';
import { settled } from '../play/hand.ts';
import { named } from './named.ts';
import { note, submitNote } from './noteHands.ts';

/** Where the order led to beyond its view, the latest last. */
export const ways: string[] = [];

/** A followed order, its ways out written down. */
export const followView = (actor: OrderFollowActor) => (
  <OrderFollow
    actor={actor}
    now={now}
    audit="NONE"
    onAmend={({ orderNo }) => ways.push(`amend ${orderNo}`)}
    onReorder={({ orderNo }) => ways.push(`reorder ${orderNo}`)}
    onVerify={() => ways.push('verify')}
    onPrint={() => ways.push('print')}
  />
);

/** The flows that following an order runs, and the gestures that bring each to its end. */
export const followFlows = () => {
  const documents = answering(orderDocumentsMachine);
  const acting = answering(orderNoteMachine);
  const invoice = answering(invoiceRequestMachine);
  const finishNote = async () => {
    await note().fill('客户改期');
    await submitNote().click();
    acting.asked.moveOrder?.at(-1)?.answer(null);
    await settled();
  };
  const finishInvoice = async () => {
    invoice.asked.knownInvoice?.at(-1)?.answer(invoiceForm);
    await settled();
    await named(orderQueryCopy.invoice.submit).click();
    invoice.asked.sendInvoice?.at(-1)?.answer(null);
    await settled();
  };
  return {
    documents: { logic: documents.machine, finish: () => undefined },
    orderNote: { logic: acting.machine, finish: finishNote },
    invoiceRequest: { logic: invoice.machine, finish: finishInvoice },
  };
};
