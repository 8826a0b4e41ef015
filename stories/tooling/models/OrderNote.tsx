import { tradeMessages } from '#server/orders/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OrderNoteActor } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { OrderNote } from '#src/features/orders/follow/OrderNote.tsx';
import { modelOf } from '#flows';
import { note, submitNote } from './noteGestures.ts';

export default modelOf({
  of: 'orderNote',
  machine: orderNoteMachine,
  inputs: {
    cancelling: { orderNo: 'FCL1', version: 1, command: 'order.cancelled' },
    supplying: { orderNo: 'FCL1', version: 1, command: 'info.supplied' },
  },
  samples: [{ type: 'note.changed', note: '危包证已上传' }, { type: 'note.submitted' }],
  outcomes: {
    applyCommand: {
      done: [null],
      error: [new ApiError(codes.conflict, tradeMessages.wrongMoment('fcl', 'GATED_IN', 'order.cancelled'))],
    },
  },
  possible: ({ type }, context) => type !== 'note.changed' || context.note === '',
  keep: (context) => [context.command, context.note],
  play: () => ({
    view: (actor: OrderNoteActor) => <OrderNote actor={actor} onDrop={() => undefined} />,
    gestures: {
      'note.changed': ({ note: text }) => note().fill(text),
      'note.submitted': () => submitNote().click(),
    },
  }),
});
