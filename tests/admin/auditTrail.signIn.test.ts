// @module-tag long
import { expect } from 'vitest';
import * as contract from '#contract/auth/user.ts';
import { emailLogin } from '#contract/auth/emailLogin.ts';
import { resetPassword } from '#contract/auth/password.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import type { Case, Owner, SignInEvent } from '#tests/support/auditTrail.ts';
import {
  auditTrail,
  command,
  device,
  freshPhone,
  maskedPhone,
  opened,
  operator,
  rejected,
  sent,
  testTrail,
} from '#tests/support/auditTrail.ts';
import {
  digest,
  goodPassword,
  passwordChanged,
  registration,
  rememberingBrowser,
  sentCode,
  signInByPassword,
} from '#tests/support/credentials.ts';
import { mailedCode, verifiedEmail } from '#tests/support/emailSignIn.ts';
import { entered } from '#tests/support/userCenter.ts';

const trail = auditTrail();

const maskedMail: unknown = expect.stringMatching(/^.\*{3}@example\.com$/);
const otherPassword = 'Harbour-Lantern-77';
const change = ({ phone, session }: Owner, from: string) =>
  passwordChanged(trail.browser, phone, session, 'Another-Kettle-7', from);

/** Every event of signing in and out, once for each place in the code that writes it. */
const cases: Readonly<Record<SignInEvent, readonly Case[]>> = {
  'code.sent': (['user_login', 'user_sign'] as const).map((purpose): Case => [
    async (owner) => () => sentCode(trail.browser, owner.phone, purpose),
    ['code.sent', null, device, { phone: maskedPhone, purpose }],
  ]),
  'code.refused': [
    [
      async (owner) => () => rejected(trail.browser.call(contract.smsLogin, { phone: owner.phone, code: '000000' })),
      ['code.refused', null, device, { phone: maskedPhone, purpose: 'user_login' }],
    ],
    [
      async (owner) => () => rejected(trail.browser.call(contract.register, registration(owner.phone, '000000'))),
      ['code.refused', null, device, { phone: maskedPhone, purpose: 'user_sign' }],
    ],
  ],
  'emailCode.sent': [
    [
      async ({ session }) => {
        const email = await verifiedEmail(trail.service, session.userId);
        return () => mailedCode(trail.browser, email);
      },
      ['emailCode.sent', 'owner', device, { email: maskedMail }],
    ],
  ],
  'emailCode.refused': [
    [
      async () => () => rejected(trail.browser.call(emailLogin, { email: 'a@example.com', code: '000000' })),
      ['emailCode.refused', null, device, { email: maskedMail }],
    ],
  ],
  'session.opened': [
    [async (owner) => () => signInByPassword(trail.browser, owner.phone, goodPassword), opened('password')],
  ],
  'session.closed': [
    [
      async ({ session }) =>
        () =>
          trail.browser.call(contract.logout, {}, { session }),
      ['session.closed', 'owner', device],
    ],
    [
      async ({ session }) => {
        const { post } = await entered(trail.browser, session);
        return () => post('/logout', {});
      },
      ['session.closed', 'owner', device],
    ],
  ],
  'password.refused': [
    [
      async (owner) => () => rejected(signInByPassword(trail.browser, owner.phone, otherPassword)),
      ['password.refused', null, device, { phone: maskedPhone }],
    ],
    [async (owner) => () => rejected(change(owner, otherPassword)), ['password.refused', 'owner', device]],
  ],
  'password.changed': [
    [
      async (owner) => () => change(owner, goodPassword),
      ['password.changed', 'owner', device],
      sent('password_changed'),
    ],
  ],
  'password.reset': [
    [
      async (owner) => {
        const code = await sentCode(trail.service, owner.phone);
        const password = digest(owner.phone, otherPassword);
        return () => trail.browser.call(resetPassword, { phone: owner.phone, code, password });
      },
      ['password.reset', 'owner', device],
      opened('passwordReset'),
      sent('password_reset'),
    ],
  ],
  'handle.stolen': [
    [
      async (owner) => {
        const there = rememberingBrowser(trail.service);
        const { rememberToken } = await there.typed(owner.phone);
        await there.login(owner.phone, { rememberToken });
        trail.service.clock.advance(11_000);
        return () => rememberingBrowser(trail.browser).login(owner.phone, { rememberToken });
      },
      ['handle.stolen', 'owner', device],
      ['password.refused', null, device, { phone: maskedPhone }],
      sent('login_stolen'),
    ],
  ],
  'consent.given': [
    [
      async (owner) => {
        owner.phone = freshPhone();
        const form = registration(owner.phone, await sentCode(trail.service, owner.phone, 'user_sign'));
        return () => trail.browser.call(contract.register, { ...form, accountType: 'person', shareConsent: true });
      },
      ['account.opened', 'owner', device, { accountType: 'person' }],
      ['consent.given', 'owner', device, { consents: '1@2020-07-14 2@2026-01-01 share@2026-01-01' }],
      opened('registration'),
    ],
  ],
  'ticket.issued': [
    [
      async ({ session }) =>
        () =>
          entered(trail.browser, session, 'workplace'),
      ['ticket.issued', 'owner', device, { target: '/dashboard/workplace' }],
    ],
  ],
  'session.revoked': [
    [
      async ({ phone: own, session }) => {
        const there = await entered(trail.browser, session);
        await trail.service.signIn(own);
        const id = /name="session" value="(?<id>[^"]+)"/.exec(await there.text('/account/security'))!.groups!['id']!;
        return () => there.post('/account/sessions/revoke', { session: id });
      },
      ['session.revoked', 'owner', device],
    ],
    [
      async (owner) => () => trail.admin('account', 'end-sessions', owner.phone),
      ['session.revoked', 'owner', operator, { sessions: 2, by: 'operator' }],
      command('account end-sessions'),
    ],
  ],
  'session.refused': [
    [
      async (owner) => {
        await trail.admin('account', 'disable', owner.phone, '冒用资质');
        return () => rejected(signInByPassword(trail.browser, owner.phone, goodPassword));
      },
      ['session.refused', 'owner', device, { by: 'password', reason: 'disabled' }],
    ],
  ],
  // written in the same transaction as their subject
  'notice.sent': [],
  'notice.failed': [
    [
      async (owner) => {
        const { userId } = owner.session;
        const hits = Array.from({ length: 10 }, () => trail.service.clock.now());
        const window = { key: `sms:notice:user:${userId}:day`, max: 10, seconds: 86_400, hits };
        const expiresAt = new Date(trail.service.clock.now().getTime() + 86_400_000);
        await trail.service.db.insert(rateWindows).values({ ...window, expiresAt });
        return () => change(owner, goodPassword);
      },
      ['password.changed', 'owner', device],
      ['notice.failed', 'owner', device, { purpose: 'password_changed', reason: 'limit' }],
    ],
  ],
};

testTrail(trail, cases);
