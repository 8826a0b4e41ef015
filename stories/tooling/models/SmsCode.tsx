import type { SmsCodeActor } from '#machines/auth/smsCode.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { SmsCode } from '#src/features/auth/SmsCode.tsx';
import { modelOf, page } from '#flows';
import { now } from '#stories/fixtures/samples.ts';
import { easyCaptcha, solveCaptcha } from './easyCaptcha.ts';

const phone = '13812345678';
const button = () => page.getByRole('button', { name: /验证码|重新获取/ });

export default modelOf({
  of: 'smsCode',
  machine: smsCodeMachine,
  inputs: { fresh: {}, resting: { resendAt: now.getTime() + 60_000 } },
  samples: [
    { type: 'code.requested', account: phone, purpose: 'user_login' },
    { type: 'code.requested', account: '1', purpose: 'user_login' },
    { type: 'request.forgotten' },
    { type: 'captcha.dismissed' },
  ],
  outcomes: { captcha: { done: [{ verification: 'verified' }] }, sendCode: { done: [null] } },
  external: { 'request.forgotten': '由按钮所在的表单告知' },
  play: (path) => {
    const wanted = path?.steps.map(({ event }) => event).find((event) => event.type === 'code.requested');
    const typed = wanted && 'account' in wanted ? wanted.account : phone;
    return {
      view: (actor: SmsCodeActor) => <SmsCode actor={actor} account={typed} purpose="user_login" />,
      gestures: {
        'code.requested': () => button().click(),
        'captcha.dismissed': () => page.getByRole('button', { name: uiMessages.close }).click(),
      },
      flows: { captcha: { logic: easyCaptcha, finish: solveCaptcha } },
    };
  },
});
