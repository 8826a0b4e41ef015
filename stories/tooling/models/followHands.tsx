import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { OrderFollow } from '#src/features/orders/OrderFollow.tsx';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { invoiceForm, now } from '#stories/orders/orderQuerySamples.ts';
import { answering } from '#stories/tooling/player/answering.ts';
import { settled } from '#stories/tooling/player/hand.ts';
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
