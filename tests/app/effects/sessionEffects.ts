import { expect } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sessionMessages } from '#src/features/auth/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { company } from '#stories/fixtures/samples.ts';
import { clock } from '#tests/support/clock.ts';
import { start } from '#tests/support/time.ts';
import type { EffectRow } from './effectRow.ts';
import { cookie, quietly, stored } from './outside.ts';

/** A cookie expires by the browser's own clock. */
const byRealTime = (): void => clock.setSystemTime(Math.floor(performance.timeOrigin + performance.now()));
const changedAt = { sessionChangedAt: String(start) };

/** The effects of the session. */
export const sessionRows: EffectRow[] = [
  {
    effect: 'session/signOn',
    given: { ticket: 'once' },
    done: [quietly('/api-auth/sso/login', { token: 'once' })],
  },
  {
    effect: 'session/storeSession',
    before: byRealTime,
    given: { token: 't1', userName: 'n' },
    seen: () => [cookie('token'), stored()],
    as: ['t1', { sessionChangedAt: expect.stringMatching(/^\d{13}$/) as string }],
  },
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
    effect: 'session/clearCookies',
    before: () => {
      document.cookie = 'token=t1; path=/';
      document.cookie = 'userInfo=x; path=/';
    },
    seen: () => [cookie('token'), cookie('userInfo'), stored()],
    as: [undefined, undefined, changedAt],
  },
  {
    effect: 'session/announceExpired',
    where: 'since the password is another',
    given: { code: codes.passwordChanged },
    seen: stored,
    as: { flash: `expired ${sessionMessages.passwordChanged}` },
  },
  {
    effect: 'session/announceSignedIn',
    done: [
      ['notify', 'success', uiMessages.session.signedIn],
      ['notices', { type: 'lasting.dismissed' }],
    ],
  },
  {
    effect: 'session/announceSignedIn',
    where: 'for the first time',
    given: { registered: true },
    done: [
      ['notify', 'success', uiMessages.session.registered],
      ['notices', { type: 'lasting.dismissed' }],
    ],
  },
  {
    effect: 'session/notifySignOnRejected',
    given: { error: new ApiError(codes.forbidden, '链接已失效') },
    done: [['notify', 'error', '链接已失效']],
  },
  {
    effect: 'session/notifySignOnRejected',
    where: 'without a response',
    given: { error: new TypeError('fetch') },
    done: [['notify', 'error', '抱歉，服务器正忙！']],
  },
  { effect: 'session/openBusinessPage', done: [['leaveFor', '/api-auth/sso/go?to=honeywell']] },
  {
    effect: 'session/announceSignedOut',
    seen: stored,
    as: { flash: `success ${uiMessages.session.signedOut}` },
  },
  { effect: 'session/reloadPage', done: [['reload']] },
];
