import { waitText } from '#contract/protocol/waitText.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { SmsCode } from '#src/features/auth/SmsCode.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { challenge } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof smsCodeMachine> & { slider?: Scene<typeof sliderCaptchaMachine>; typed: string };
type Story = StoryObj<Args>;

const phone = '13812345678';
const context: Args['context'] = {
  purpose: 'user_login',
  account: phone,
  verification: '',
  resendAt: 0,
  secondsLeft: 60,
};
const captchaOf = (slider: Scene<typeof sliderCaptchaMachine>) =>
  frozen(captchaMachine, {
    value: 'sliding',
    context: { percent: 0 },
    children: { slider: frozen(sliderCaptchaMachine, slider) },
  });

export default {
  title: 'flows/SmsCode',
  id: 'flows-smscode',
  parameters: { machine: 'smsCode' },
  render: ({ slider, typed, ...own }) => {
    const scene = slider ? { ...own, children: { captcha: captchaOf(slider) } } : own;
    return <SmsCode actor={frozen(smsCodeMachine, scene)} account={typed} purpose="user_login" />;
  },
  args: { value: 'idle', context, typed: phone },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const IdlePhoneInvalid: Story = { args: { context: { ...context, problem: 'phoneInvalid' }, typed: '138' } };
export const IdleEmailInvalid: Story = {
  args: { context: { ...context, problem: 'emailInvalid' }, typed: 'trade@' },
};
export const IdleSendFailed: Story = {
  args: { context: { ...context, problem: 'sendFailed', errorMessage: serviceMessages.smsTooMany(waitText(3_600)) } },
};
export const SolvingCaptcha: Story = {
  args: {
    value: 'solvingCaptcha',
    slider: { value: 'ready', context: { challenge, x: 0, grabbedAt: 0, seconds: 0 } },
  },
};
export const Sending: Story = { args: { value: 'sending' } };
export const CoolingDown: Story = { args: { value: 'coolingDown', context: { ...context, secondsLeft: 42 } } };
