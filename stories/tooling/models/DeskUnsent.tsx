import type { DeskUnsentActor } from '#machines/desk/deskUnsent.ts';
import { deskUnsentMachine, resendable } from '#machines/desk/deskUnsent.ts';
import { DeskUnsent } from '#src/features/desk/DeskUnsent.tsx';
import { unsentMessages } from '#src/features/desk/messages/unsent.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { unsent } from '#stories/desk/peopleSamples.ts';
import { modelOf } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const failed = resendable(unsent);
const [first] = unsent.filter(({ status }) => status === 'failed') as [(typeof unsent)[0]];

export default modelOf({
  of: 'deskUnsent',
  machine: deskUnsentMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'messages.resent', ids: [first.id] },
    { type: 'messages.resent', ids: failed },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchUnsent: { done: [unsent], error },
    refetchUnsent: { done: [unsent], error },
    resendMessages: { done: [{ queued: 1 }], error },
  },
  keep: ({ queued, errorMessage }) => [queued, errorMessage],
  play: () => ({
    view: (actor: DeskUnsentActor) => <DeskUnsent actor={actor} onOpen={() => undefined} />,
    gestures: {
      'messages.resent': ({ ids }) =>
        named(
          ids.length === 1 ? unsentMessages.resendOf(first.kindZh, first.name) : unsentMessages.resendAll(ids.length),
        ).click(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
