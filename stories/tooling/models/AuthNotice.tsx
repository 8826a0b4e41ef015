import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import { modelOf } from '#stories/tooling/player/model.ts';
import { named } from './named.ts';

const words = bookingCopy.authNotice;

export default modelOf({
  of: 'authNotice',
  machine: authNoticeMachine,
  samples: [
    { type: 'notice.raised', target: '/verification', status: 'NONE' },
    { type: 'notice.confirmed' },
    { type: 'notice.cancelled' },
  ],
  outcomes: { openTarget: { done: [null] } },
  world: { 'notice.raised': '下单成功之后由下单流程提出' },
  play: () => ({
    view: (actor: AuthNoticeActor) => <AuthNotice actor={actor} href="#member-center" />,
    gestures: {
      'notice.confirmed': () => named(words.confirm).click(),
      'notice.cancelled': () => named(words.cancel).click(),
    },
  }),
});
