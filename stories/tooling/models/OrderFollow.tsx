import type { DangerousFile, OrderFile } from '#machines/orders/orderFollow.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { invoiced, needing, released } from '#stories/orders/fclOrderSamples.ts';
import { modelOf, page } from '#flows';
import { followFlows, followView } from './followGestures.tsx';
import { named } from './named.ts';
import { dropNote } from './noteGestures.ts';
import { serviceFailed } from './serviceFailed.ts';

const { follow: messages, commands, invoice } = orderMessages;
const error = [serviceFailed];
const oneOf = (...names: string[]) => page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });

export default modelOf({
  of: 'orderFollow',
  machine: orderFollowMachine,
  inputs: { one: { orderNo: needing.orderNo } },
  samples: [
    { type: 'command.chosen', command: 'info.supplied' },
    { type: 'command.chosen', command: 'order.cancelled' },
    { type: 'command.chosen', command: 'amendment.requested' },
    { type: 'command.dropped' },
    { type: 'file.requested', file: 'bookingNote' },
    { type: 'file.requested', file: 'dcsa' },
    { type: 'file.requested', file: 'invoiceFile' },
    { type: 'invoice.requested' },
    { type: 'invoice.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchOrder: { done: [needing, released], error },
    refetchOrder: { done: [invoiced], error },
    fetchResult: { done: [released], error },
    saveFile: { done: [null], error },
    orderNote: { done: [undefined] },
    invoiceRequest: { done: [undefined] },
  },
  keep: ({ detail }) => detail?.status,
  play: () => ({
    view: followView,
    flows: followFlows(),
    gestures: {
      'command.chosen': ({ command }) => named(commands[command].choose).click(),
      'command.dropped': () => dropNote().click(),
      'file.requested': ({ file }) => named(messages[file as Exclude<OrderFile, DangerousFile>]).click(),
      'invoice.requested': () => oneOf(invoice.request, invoice.change).click(),
      'invoice.dropped': () => named(invoice.drop).click(),
      'retry.requested': () => oneOf(uiMessages.retry, messages.refresh).first().click(),
    },
  }),
});
