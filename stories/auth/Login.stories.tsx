import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginMachine } from '#machines/auth/login.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { Login } from '#src/features/auth/Login.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { login, loginAt, readingBegun, smsIdle, smsResting } from './loginSamples.ts';

type Args = Scene<typeof loginMachine> & {
  smsCode: Scene<typeof smsCodeMachine>;
  reading?: Scene<typeof readingMachine>;
};
type Story = StoryObj<Args>;

export default {
  title: 'flows/Login',
  id: 'flows-login',
  parameters: { machine: 'login' },
  render: ({ smsCode, reading, ...own }) => {
    const text = reading && { reading: frozen(readingMachine, reading) };
    const children = { smsCode: frozen(smsCodeMachine, smsCode), ...text };
    return <Login actor={frozen(loginMachine, { ...own, children })} deployment={siteDefaults} />;
  },
  args: { value: loginAt({ sms: 'editing' }), context: login.blank, smsCode: smsIdle },
} satisfies Meta<Args>;

const story = (value: Args['value'], context: Args['context'], more: Partial<Args> = {}): Story => ({
  args: { value, context, ...more },
});
export const Sms: Story = {};
export const SmsProblems = story(loginAt({ sms: 'editing' }), login.wrong('sms'));
export const SmsWithError = story(loginAt({ sms: 'editing' }), login.rejected);
export const SmsCoolingDown = story(loginAt({ sms: 'editing' }), login.typed, { smsCode: smsResting });
export const SmsSigningIn = story(loginAt({ sms: 'signingIn' }), login.typed);
export const Password = story(loginAt({ password: 'editing' }), login.blank);
export const PasswordRemembered = story(loginAt({ password: 'editing' }), login.remembered);
export const PasswordWithError = story(loginAt({ password: 'editing' }), login.rejectedPassword);
export const PasswordSigningIn = story(loginAt({ password: 'signingIn' }), login.remembered);
export const Register = story(loginAt({ register: 'editing' }), login.chosen);
export const RegisterProblems = story(loginAt({ register: 'editing' }), login.wrong('register'));
export const Agreeing = story(loginAt({ register: 'agreeing' }, 'open'), login.chosen, { reading: readingBegun });
export const Registering = story(loginAt({ register: 'registering' }), login.chosen);
export const Reset = story(loginAt({ reset: 'editing' }), login.blank);
export const ResetProblems = story(loginAt({ reset: 'editing' }), login.wrong('reset'));
export const Resetting = story(loginAt({ reset: 'resetting' }), login.chosen);
export const Email = story(loginAt({ email: 'editing' }), login.blank);
export const EmailProblems = story(loginAt({ email: 'editing' }), login.wrong('email'));
export const EmailSigningIn = story(loginAt({ email: 'signingIn' }), login.mailed);
export const Phone: Story = { ...RegisterProblems, globals: { viewport: { value: 'phone' } } };
export const Done: Story = { args: { value: 'done' } };
export const Dismissed: Story = { args: { value: 'dismissed' } };
