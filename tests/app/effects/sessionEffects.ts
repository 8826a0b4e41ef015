import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sessionMessages } from '#src/features/auth/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { company } from '#stories/fixtures/samples.ts';
import { clock } from '#tests/support/clock.ts';
import type { EffectRow } from './effectRow.ts';
import { cookie } from './outside.ts';

/** Cookies expire by the browser's own clock. */
const byRealTime = (): void => clock.setSystemTime(Math.floor(performance.timeOrigin + performance.now()));

/** The effects of the session. */
export const sessionRows: EffectRow[] = [
  {
    effect: 'session/storeUser',
    before: byRealTime,
    given: { user: { ...company, account: '13812345678' } },
    seen: () => cookie('userInfo'),
    as: JSON.stringify(company),
  },
  {
    effect: 'session/storeUser',
    where: 'of an account that is being closed',
    given: { user: { ...company, closesAt: '2026-04-01T16:00:00Z' } },
    done: [['notify', 'info', sessionMessages.closing('4月2日')]],
  },
  {
    effect: 'session/announceSignedIn',
    done: [
      ['notify', 'success', uiMessages.session.signedIn],
      ['notices', { type: 'lasting.dismissed' }],
    ],
  },
  {
    effect: 'session/notifySignOnRejected',
    given: { error: new ApiError(codes.forbidden, '链接已失效') },
    done: [['notify', 'error', '链接已失效']],
  },
];
