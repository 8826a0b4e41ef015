import { allOrders } from '#contract/desk/orderList.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DeskOrdersActor } from '#machines/desk/deskOrders.ts';
import { deskOrdersMachine } from '#machines/desk/deskOrders.ts';
import { DeskOrders } from '#src/features/desk/DeskOrders.tsx';
import { ordersMessages as messages } from '#src/features/desk/messages/orders.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { deskNow, listedOrders, ordersPage } from '#stories/desk/deskSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';

export default modelOf({
  of: 'deskOrders',
  machine: deskOrdersMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'filter.changed', filter: { ...allOrders, dangerous: 'Y' } },
    { type: 'page.turned', to: 'next' },
    { type: 'page.turned', to: 'former' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchOrders: {
      done: [ordersPage, { rows: listedOrders, next: null }],
      error: [new ApiError(codes.failed, '服务正忙，请稍后再试')],
    },
  },
  possible: (event, { filter, cursors }) => {
    if (event.type === 'filter.changed') return filter.dangerous === '' && cursors.length === 0;
    return event.type !== 'page.turned' || event.to === 'former' || cursors.length === 0;
  },
  keep: ({ filter, cursors, next }) => [filter.dangerous, cursors.length, next !== null],
  play: () => ({
    view: (actor: DeskOrdersActor) => <DeskOrders actor={actor} now={deskNow} onOpen={() => undefined} />,
    gestures: {
      'filter.changed': ({ filter }) =>
        userEvent.selectOptions(page.getByRole('combobox', { name: messages.dangerous }), filter.dangerous),
      'page.turned': ({ to }) => named(to === 'next' ? deskMessages.queue.next : deskMessages.queue.former).click(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
