import { placeIn } from '#contract/desk/deskAddress.ts';
import type { DeskInboxActor } from '#machines/desk/deskInbox.ts';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { DeskInbox } from '#src/features/desk/DeskInbox.tsx';
import { inboxMessages as messages } from '#src/features/desk/messages/notices.ts';
import { unread } from '#stories/desk/deskSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const [first] = unread.notices as [(typeof unread.notices)[0]];

export default modelOf({
  of: 'deskInbox',
  machine: deskInboxMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'inbox.given', inbox: unread },
    { type: 'inbox.given' },
    { type: 'place.opened', place: placeIn(first.path.slice(first.path.indexOf('?'))) },
    { type: 'all.read' },
  ],
  outcomes: {
    fetchInbox: { done: [unread, null], error: [serviceFailed] },
    readNotices: { done: [null], error: [serviceFailed] },
  },
  // notices are marked once: a second time adds no state
  possible: (event, { opened, marked }) =>
    'output' in event ||
    'error' in event ||
    event.type.startsWith('xstate.') ||
    (opened === null && marked.length === 0),
  keep: ({ notices, opened, marked }) => [notices.length, opened, marked.length],
  external: { 'inbox.given': '由待办带来', 'place.opened': '由工作台告知打开了一页' },
  play: () => ({
    view: (actor: DeskInboxActor) => <DeskInbox actor={actor} onOpen={() => undefined} />,
    gestures: {
      'all.read': async () => {
        await named(messages.unread(unread.total)).click();
        await page.getByRole('button', { name: messages.readAll }).click();
      },
    },
  }),
});
