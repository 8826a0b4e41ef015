import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DeskQueueActor } from '#machines/desk/deskQueue.ts';
import { deskQueueMachine } from '#machines/desk/deskQueue.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { clerk, deskNow, waiting } from '#stories/desk/deskSamples.ts';
import { page, userEvent } from '#stories/tooling/player/driver.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';

const { queue: messages } = deskMessages;
const error = [new ApiError(codes.failed, '服务正忙，请稍后再试')];
const [first] = waiting as [(typeof waiting)[0]];

export default modelOf({
  of: 'deskQueue',
  machine: deskQueueMachine,
  inputs: { all: {} },
  samples: [
    { type: 'filter.changed', filter: { kind: 'all', owner: 'free' } },
    { type: 'item.claimed', about: first.about, subject: first.subject, mine: true },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchQueue: { done: [waiting], error },
    refetchQueue: { done: [waiting], error },
    claimItem: { done: [{ owner: clerk }], error },
  },
  possible: ({ type }, { filter }) => type !== 'filter.changed' || filter.owner === 'all',
  keep: ({ filter, items }) => [filter.owner, items.length],
  play: () => ({
    view: (actor: DeskQueueActor) => (
      <DeskQueue actor={actor} login={clerk.login} now={deskNow} onOpen={() => undefined} />
    ),
    gestures: {
      'filter.changed': ({ filter }) =>
        userEvent.selectOptions(page.getByRole('combobox', { name: messages.owner }), filter.owner),
      'item.claimed': () => named(messages.claimOf(first.titleZh)).first().click(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
