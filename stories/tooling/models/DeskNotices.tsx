import { staffNoticeKinds } from '#contract/desk/notices.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { notificationMessages } from '#server/notifications/messages.ts';
import type { DeskNoticesActor } from '#machines/desk/deskNotices.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import { DeskNotices } from '#src/features/desk/DeskNotices.tsx';
import { noticesMessages as messages } from '#src/features/desk/messages/notices.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const rejected = apiErrorAt('email', codes.badInput, notificationMessages.mailOff);
const notices = { email: 'zhang.li@huayun.example', kinds: [...staffNoticeKinds], isMailOn: true };

export default modelOf({
  of: 'deskNotices',
  machine: deskNoticesMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'email.changed', email: 'zhang' },
    { type: 'email.changed', email: 'li.si@huayun.example' },
    { type: 'kind.changed', kind: 'digest', isWanted: false },
    { type: 'notices.submitted' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchNotices: { done: [notices], error: [serviceFailed] },
    saveNotices: { done: [notices], error: [serviceFailed, rejected] },
  },
  // the address is changed before the kinds, and an invalid one is corrected
  possible: (event, { form, errorMessage }) => {
    const isMended = form.email !== notices.email && form.email !== 'zhang';
    if (event.type === 'email.changed') return !isMended && event.email !== form.email && errorMessage === undefined;
    if (event.type === 'kind.changed') return isMended && form.kinds.includes(event.kind);
    return true;
  },
  keep: ({ form, problems, errorMessage }) => [form, problems, errorMessage],
  play: () => ({
    view: (actor: DeskNoticesActor) => <DeskNotices actor={actor} />,
    gestures: {
      'email.changed': ({ email }) => page.getByRole('textbox', { name: messages.email }).fill(email),
      'kind.changed': ({ kind }) => page.getByRole('checkbox', { name: messages.kindNames[kind] }).click(),
      'notices.submitted': () => named(messages.save).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
