import { expect } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { sessionMessages, loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginWith } from '#src/features/auth/loginEffects.tsx';
import { sessionWith } from '#src/features/auth/sessionEffects.ts';
import { passwordChangeOf } from '#src/app/account/AccountDialogs.tsx';
import { company } from '#stories/fixtures/samples.ts';
import { clock } from '#tests/support/clock.ts';
import type { EffectRow, Composed } from './effectRow.ts';
import { cookie, quietly, focused, stored, withField } from './outside.ts';
import { start } from '#tests/support/time.ts';
import { inside } from './effectRow.ts';

/** Cookies expire by the browser's own clock. */
const byRealTime = (): void => clock.setSystemTime(Math.floor(performance.timeOrigin + performance.now()));

/** The effects of the session. */
const sessionRows: EffectRow[] = [
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

const challenge = { token: 'known', secretKey: '' };
/** The type of a captcha, and the browser's id for it. */
const puzzle = (captchaType: string, mark: string) => ({
  captchaType,
  clientUid: expect.stringMatching(new RegExp(`^${mark}-[0-9a-f-]{36}$`)) as string,
  ts: start,
});
const answer = (captchaType: string, mark: string) =>
  quietly('/api-auth/captcha/check', {
    ...puzzle(captchaType, mark),
    token: challenge.token,
    pointJson: expect.any(String) as string,
  });
const passed = { '/api-auth/captcha/check': { repCode: '0000' } };
const verified = { passed: true, verification: expect.any(String) as string };
const loaded = { '/api-auth/captcha/get': { repCode: '0000', repData: challenge } };

/** The effects of the captchas. */
const captchaRows: EffectRow[] = [
  {
    effect: 'slider/getChallenge',
    where: 'that is not given',
    responses: { '/api-auth/captcha/get': { repCode: '6202', repMsg: '过于频繁' } },
    done: [quietly('/api-auth/captcha/get', puzzle('blockPuzzle', 'slider'))],
    output: new ApiError('6202', '过于频繁'),
  },
  {
    effect: 'slider/checkPosition',
    where: 'that is wrong',
    given: { challenge, x: 12 },
    responses: { '/api-auth/captcha/check': { repCode: '6111', repMsg: '请重新拖动' } },
    done: [answer('blockPuzzle', 'slider')],
    output: { passed: false, message: '请重新拖动' },
  },
  {
    effect: 'words/getChallenge',
    responses: loaded,
    done: [quietly('/api-auth/captcha/get', puzzle('clickWord', 'point'))],
    output: challenge,
  },
  {
    effect: 'words/checkPoints',
    given: { challenge, points: [{ x: 1, y: 2 }] },
    responses: passed,
    done: [answer('clickWord', 'point')],
    output: verified,
  },
].map(inside('login/smsCode/captcha'));

export const authMachines = {
  session: sessionWith,
  login: loginWith,
  passwordChange: (site) => passwordChangeOf(site) as never,
} satisfies Record<string, Composed>;

const typed = {
  userName: '13800000001',
  email: 'trade@example.com',
  captcha: '123456',
  password: 'Harbour-42',
  remember: true,
};
/** The digest of this password for this phone, by section 7 of the specification. */
const hashed = 'ab005338fbebb4bbaf99af9f10b0edea95255147a6c504f6a5ec2d5637ec504e';
const choices = { accountType: 'personal', isAgree: true, consents: ['1'], shareConsent: false };

const login: EffectRow[] = [
  {
    effect: 'login/register',
    given: { ...typed, ...choices },
    done: [
      quietly('/api-user/register', {
        phone: typed.userName,
        code: '123456',
        password: hashed,
        userSource: 'echem',
        ...choices,
      }),
    ],
  },
  {
    effect: 'login/focusProblem',
    before: withField('password'),
    given: { problems: { password: 'required' } },
    seen: focused,
    as: 'field-password',
  },
  { effect: 'login/reading/fetchServiceMail', done: [quietly('/api-user/serviceMail', {})] },
  {
    effect: 'login/smsCode/announceSent',
    before: withField('captcha'),
    done: [['notify', 'success', loginMessages.sms.sent]],
    seen: focused,
    as: 'field-captcha',
  },
  {
    effect: 'login/smsCode/storeDeadline',
    given: { resendAt: 1_772_416_860_000 },
    seen: stored,
    as: { smsResendAt: '1772416860000' },
  },
];

const owner = { currentUser: () => ({ userName: 'n', account: typed.userName }) };

const password: EffectRow[] = [
  {
    effect: 'passwordChange/changePassword',
    where: 'of an account without one',
    site: owner,
    given: { oldPassword: '', newPassword: typed.password },
    done: [quietly('/api-user/password/change', { newPassword: hashed })],
  },
  {
    effect: 'passwordChange/announceChanged',
    where: 'for the first time',
    given: { hasPassword: false },
    done: [
      ['notify', 'success', identityMessages.password.first.changed],
      ['session', { type: 'user.requested' }],
    ],
  },
];

export const authRows: EffectRow[] = [...sessionRows, ...login, ...captchaRows, ...password];
