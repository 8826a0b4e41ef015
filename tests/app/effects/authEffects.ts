import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { loginWith } from '#src/features/auth/loginEffects.tsx';
import { sessionWith } from '#src/features/auth/sessionEffects.ts';
import { passwordChangeOf } from '#src/app/AccountDialogs.tsx';
import { captchaRows } from './captchaEffects.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { focused, quietly, stored, withField } from './outside.ts';
import { sessionRows } from './sessionEffects.ts';

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
