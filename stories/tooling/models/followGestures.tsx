import { conversationMachine } from '#machines/conversation/conversation.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { OrderFollow } from '#src/features/orders/follow/OrderFollow.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { invoiceForm, now } from '#stories/orders/orderQuerySamples.ts';
import { settled, withRecordedEffects } from '#flows';
import { named } from './named.ts';
import { note, submitNote } from './noteGestures.ts';

/** The actions outside the view that the order started, oldest first. */
export const ways: string[] = [];

/** A followed order that records its outside actions. */
export const followView = (actor: OrderFollowActor) => (
  <OrderFollow
    actor={actor}
    now={now}
    audit="NONE"
    onAmend={({ orderNo }) => ways.push(`amend ${orderNo}`)}
    onDeclare={({ orderNo }) => ways.push(`declare ${orderNo}`)}
    onReorder={({ orderNo }) => ways.push(`reorder ${orderNo}`)}
    onSaveTemplate={({ orderNo }) => ways.push(`save ${orderNo}`)}
    onVerify={() => ways.push('verify')}
    onPrint={() => ways.push('print')}
  />
);

/** The machines invoked while following an order, and the gestures that finish each. */
export const followFlows = () => {
  const documents = withRecordedEffects(orderDocumentsMachine);
  const conversation = withRecordedEffects(conversationMachine);
  const writing = withRecordedEffects(orderNoteMachine);
  const invoice = withRecordedEffects(invoiceRequestMachine);
  const finishNote = async () => {
    await note().fill('客户改期');
    await submitNote().click();
    writing.requests.applyCommand?.at(-1)?.resolve(null);
    await settled();
  };
  const finishInvoice = async () => {
    invoice.requests.knownInvoice?.at(-1)?.resolve(invoiceForm);
    await settled();
    await named(orderMessages.invoice.submit).click();
    invoice.requests.sendInvoice?.at(-1)?.resolve(null);
    await settled();
  };
  return {
    documents: { logic: documents.machine, finish: () => undefined },
    conversation: { logic: conversation.machine, finish: () => undefined },
    orderNote: { logic: writing.machine, finish: finishNote },
    invoiceRequest: { logic: invoice.machine, finish: finishInvoice },
  };
};
