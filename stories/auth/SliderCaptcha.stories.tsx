import { repCodes } from '#contract/auth/auth.ts';
import { captchaMessages } from '#server/auth/captcha/captchaMessages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { SliderCaptcha } from '#src/features/auth/SliderCaptcha.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { challenge, gapX } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof sliderCaptchaMachine>;
type Story = StoryObj<Args>;

const rendered: Args['context'] = { challenge, x: 0, grabbedAt: 0, seconds: 0 };
const solved: Args['context'] = { ...rendered, x: gapX, seconds: 1.87, verification: 'v' };

export default {
  title: 'flows/SliderCaptcha',
  id: 'flows-slidercaptcha',
  parameters: { machine: 'sliderCaptcha' },
  render: (scene) => <SliderCaptcha actor={frozen(sliderCaptchaMachine, scene)} />,
  args: { value: 'ready', context: rendered },
} satisfies Meta<Args>;

export const Loading: Story = { args: { value: 'loading', context: { ...rendered, challenge: undefined } } };
export const Unavailable: Story = {
  args: {
    value: 'unavailable',
    context: { ...rendered, challenge: undefined, message: captchaMessages[repCodes.getLimit] },
  },
};
export const Ready: Story = {};
export const Sliding: Story = { args: { value: 'sliding', context: { ...rendered, x: 96 } } };
export const Checking: Story = { args: { value: 'checking', context: solved } };
export const Passed: Story = { args: { value: 'passed', context: solved } };
export const Closing: Story = { args: { value: 'closing', context: solved } };
export const Closed: Story = { args: { value: 'closed', context: solved } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...rendered, x: 120, message: captchaMessages[repCodes.wrong] } },
};
export const Referred: Story = { args: { value: 'referred', context: { ...rendered, challenge: undefined } } };
