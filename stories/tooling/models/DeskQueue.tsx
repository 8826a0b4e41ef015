import { queueKey } from '#contract/desk/queue.ts';
import type { DeskQueueActor } from '#machines/desk/deskQueue.ts';
import { deskQueueMachine, wholeQueue } from '#machines/desk/deskQueue.ts';
import { DeskQueue } from '#src/features/desk/DeskQueue.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { clerk, deskNow, longPage, waiting, waitingPage } from '#stories/desk/deskSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const { queue: messages, pager } = deskMessages;
const error = [serviceFailed];
const [first, second] = waiting as [(typeof waiting)[0], (typeof waiting)[0]];

export default modelOf({
  of: 'deskQueue',
  machine: deskQueueMachine,
  inputs: { all: wholeQueue },
  samples: [
    { type: 'filter.changed', filter: { kind: 'all', owner: 'free' } },
    {
      type: 'act.chosen',
      act: { do: 'give', about: first.about, subject: first.subject, from: null, to: clerk.login },
    },
    { type: 'page.turned', to: 'next' },
    { type: 'page.turned', to: 'former' },
    { type: 'item.stepped', by: 1 },
    { type: 'item.focused', item: queueKey(second) },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchQueue: {
      done: [
        { version: 'v1', page: waitingPage },
        { version: 'v1', page: longPage },
      ],
      error,
    },
    refetchQueue: { done: [{ version: 'v1', page: null }], error },
    sendAct: { done: [{ owner: clerk }], error },
  },
  // one change at a time: a filter, a page or a step
  possible: (event, { filter, page: shown, cursors, current }) => {
    const isFresh = filter.owner === 'all' && cursors.length === 0 && current === undefined;
    if (event.type === 'page.turned' && event.to === 'former') return true;
    if ('output' in event && event.output) return isFresh || !JSON.stringify(event.output).includes('"total":54');
    if (event.type === 'filter.changed' || event.type.startsWith('item.')) return isFresh && shown?.total !== 54;
    return event.type !== 'page.turned' || isFresh;
  },
  keep: ({ filter, page: shown, cursors, current }) => [filter.owner, shown?.total, cursors.length, current],
  play: () => ({
    view: (actor: DeskQueueActor) => (
      <DeskQueue actor={actor} login={clerk.login} now={deskNow} onOpen={() => undefined} />
    ),
    gestures: {
      'filter.changed': ({ filter }) =>
        userEvent.selectOptions(page.getByRole('combobox', { name: messages.owner }), filter.owner),
      'act.chosen': () => named(messages.claimOf(first.titleZh)).first().click(),
      'page.turned': ({ to }) => named(to === 'next' ? pager.next : pager.former).click(),
      'item.stepped': async () => {
        page.getByRole('list').getByRole('link').first().element().focus();
        await userEvent.keyboard('j');
      },
      'item.focused': () => page.getByRole('list').getByRole('link').nth(1).element().focus(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
