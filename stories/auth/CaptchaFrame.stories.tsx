import { loginMessages } from '#src/features/auth/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CaptchaFrame } from '#src/features/auth/CaptchaFrame.tsx';
import { CaptchaPicture } from '#src/features/auth/SliderCaptcha.tsx';
import { challenge, gapX } from '#stories/fixtures/samples.ts';

type Args = ComponentProps<typeof CaptchaFrame>;
type Story = StoryObj<Args>;

const picture = <CaptchaPicture challenge={challenge} x={gapX} gliding={false} />;

export default {
  title: 'parts/CaptchaFrame',
  id: 'parts-captchaframe',
  render: (args) => (
    <div className="w-[310px]">
      <CaptchaFrame {...args} />
    </div>
  ),
  args: { loading: false, problem: undefined, verdict: undefined, onRetry: () => {}, children: picture },
} satisfies Meta<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { loading: true, children: null } };
export const Unavailable: Story = { args: { problem: loginMessages.captcha.unavailable, children: null } };
export const Passed: Story = { args: { verdict: { passed: true, text: loginMessages.captcha.passed(2.31) } } };
export const Failed: Story = { args: { verdict: { passed: false, text: loginMessages.captcha.failed(undefined) } } };
