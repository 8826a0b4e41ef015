import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { copy } from '#src/ui/messages.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { needing, released } from '#stories/orders/orderQuerySamples.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { followFlows, followView } from './followHands.tsx';
import { named } from './named.ts';
import { dropNote } from './noteHands.ts';

const { follow: words, acts, invoice } = orderQueryCopy;
const error = [new Refusal(codes.failed, '服务正忙，请稍后再试')];
const oneOf = (...names: string[]) => page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });

export default modelOf({
  of: 'orderFollow',
  machine: orderFollowMachine,
  inputs: { one: { orderNo: needing.orderNo } },
  samples: [
    { type: 'act.chosen', act: 'info.supplied' },
    { type: 'act.chosen', act: 'order.cancelled' },
    { type: 'act.chosen', act: 'amendment.requested' },
    { type: 'act.dropped' },
    { type: 'file.requested', file: 'sheet' },
    { type: 'file.requested', file: 'dcsa' },
    { type: 'invoice.requested' },
    { type: 'invoice.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchOrder: { done: [needing, released], error },
    refetchOrder: { done: [released], error },
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
      'act.chosen': ({ act }) => named(acts[act].choose).click(),
      'act.dropped': () => dropNote().click(),
      'file.requested': ({ file }) => named(words[file]).click(),
      'invoice.requested': () => oneOf(invoice.request, invoice.change).click(),
      'invoice.dropped': () => named(invoice.drop).click(),
      'retry.requested': () => oneOf(copy.retry, words.refresh).first().click(),
    },
  }),
});
