import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginMachine } from '#machines/login.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { Login } from '#src/flows/Login.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';

type Args = Scene<typeof loginMachine> & { smsCode: Scene<typeof smsCodeMachine> };
type Story = StoryObj<Args>;

const smsCode: Args['smsCode'] = {
  value: 'idle',
  context: { purpose: 'user_login', phone: '', verification: '', resendAt: 0, secondsLeft: 60 },
};
const blank: Args['context'] = { form: { userName: '', captcha: '' }, problems: {} };
const typed: Args['context'] = { form: { userName: '13812345678', captcha: '24680' }, problems: {} };

export default {
  title: 'flows/Login',
  parameters: { machine: 'login' },
  render: ({ smsCode: scene, ...own }) => (
    <Login actor={frozen(loginMachine, { ...own, children: { smsCode: frozen(smsCodeMachine, scene) } })} />
  ),
  args: { value: 'filling', context: blank, smsCode },
} satisfies Meta<Args>;

export const Filling: Story = {};
export const FillingProblems: Story = {
  args: {
    context: { form: { userName: '1381234', captcha: '' }, problems: { userName: 'phoneLength', captcha: 'required' } },
  },
};
export const FillingRefused: Story = { args: { context: { ...typed, refusal: '验证码错误或已失效' } } };
export const FillingCoolingDown: Story = {
  args: {
    context: typed,
    smsCode: { value: 'coolingDown', context: { ...smsCode.context, phone: '13812345678', secondsLeft: 42 } },
  },
};
export const SigningIn: Story = { args: { value: 'signingIn', context: typed } };
export const Done: Story = { args: { value: 'done', context: typed } };
export const Dismissed: Story = { args: { value: 'dismissed' } };
