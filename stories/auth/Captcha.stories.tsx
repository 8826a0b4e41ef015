import { waitText } from '#contract/protocol/waitText.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { Captcha } from '#src/features/auth/Captcha.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { wordChallenge, wordPoints } from './identitySamples.ts';
import { challenge } from '#stories/fixtures/samples.ts';

type Args = Scene<typeof captchaMachine> & {
  slider?: Scene<typeof sliderCaptchaMachine>;
  words?: Scene<typeof wordCaptchaMachine>;
};
type Story = StoryObj<Args>;

export default {
  title: 'flows/Captcha',
  id: 'flows-captcha',
  parameters: { machine: 'captcha' },
  render: ({ slider, words, ...own }) => {
    const children = {
      ...(slider && { slider: frozen(sliderCaptchaMachine, slider) }),
      ...(words && { words: frozen(wordCaptchaMachine, words) }),
    };
    return <Captcha actor={frozen(captchaMachine, { ...own, children })} onDismiss={() => {}} />;
  },
  args: { value: 'sliding', context: { percent: 0 } },
} satisfies Meta<Args>;

export const Sliding: Story = {
  args: { slider: { value: 'ready', context: { challenge, x: 0, grabbedAt: 0, seconds: 0 } } },
};
export const Clicking: Story = {
  args: {
    value: 'clicking',
    words: {
      value: 'ready',
      context: { challenge: wordChallenge, points: wordPoints.slice(0, 2) },
    },
  },
};
export const Working: Story = { args: { value: 'working', context: { percent: 42 } } };
export const Exhausted: Story = {
  args: {
    value: 'exhausted',
    context: { percent: 0, message: serviceMessages.proofOfWorkTooMany(waitText(600)) },
  },
};
export const Passed: Story = { args: { value: 'passed', context: { verification: 'v', percent: 0 } } };
