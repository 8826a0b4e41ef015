import type { Meta, StoryObj } from '@storybook/react-vite';
import { sliderCaptchaMachine } from '#machines/sliderCaptcha.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { SmsCode } from '#src/flows/SmsCode.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { challenge } from './samples.ts';

type Args = Scene<typeof smsCodeMachine> & { captcha?: Scene<typeof sliderCaptchaMachine>; phone: string };
type Story = StoryObj<Args>;

const phone = '13812345678';
const context: Args['context'] = { purpose: 'user_login', phone, verification: '', resendAt: 0, secondsLeft: 60 };

export default {
  title: 'flows/SmsCode',
  parameters: { machine: 'smsCode' },
  render: ({ captcha, phone: typed, ...own }) => {
    const scene = captcha ? { ...own, children: { captcha: frozen(sliderCaptchaMachine, captcha) } } : own;
    return <SmsCode actor={frozen(smsCodeMachine, scene)} phone={typed} />;
  },
  args: { value: 'idle', context, phone },
} satisfies Meta<Args>;

export const Idle: Story = {};
export const IdlePhoneInvalid: Story = { args: { context: { ...context, problem: 'phoneInvalid' }, phone: '138' } };
export const IdleSendFailed: Story = {
  args: { context: { ...context, problem: 'sendFailed', refusal: '该手机号今日获取次数已达上限' } },
};
export const SolvingCaptcha: Story = {
  args: {
    value: 'solvingCaptcha',
    captcha: { value: 'ready', context: { challenge, x: 0, grabbedAt: 0, seconds: 0, verification: '' } },
  },
};
export const Sending: Story = { args: { value: 'sending' } };
export const CoolingDown: Story = { args: { value: 'coolingDown', context: { ...context, secondsLeft: 42 } } };
