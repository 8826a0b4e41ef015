import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import { modelOf } from '#flows';
import { named } from './named.ts';

const messages = authNoticeMessages;

export default modelOf({
  of: 'authNotice',
  machine: authNoticeMachine,
  samples: [
    { type: 'notice.raised', target: '/verification', status: 'NONE' },
    { type: 'notice.confirmed' },
    { type: 'notice.cancelled' },
  ],
  outcomes: { openTarget: { done: [null] } },
  external: { 'notice.raised': '下单成功之后由下单流程提出' },
  play: () => ({
    view: (actor: AuthNoticeActor) => <AuthNotice actor={actor} href="#member-center" />,
    gestures: {
      'notice.confirmed': () => named(messages.confirm).click(),
      'notice.cancelled': () => named(messages.cancel).click(),
    },
  }),
});
