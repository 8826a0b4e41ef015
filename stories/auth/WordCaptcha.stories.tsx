import { repCodes } from '#contract/auth/auth.ts';
import { captchaMessages } from '#server/auth/captcha/captchaMessages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { WordCaptcha } from '#src/features/auth/WordCaptcha.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { wordChallenge, wordPoints } from './identitySamples.ts';

type Args = Scene<typeof wordCaptchaMachine>;
type Story = StoryObj<Args>;

const rendered: Args['context'] = { challenge: wordChallenge, points: [] };
const clicked: Args['context'] = { ...rendered, points: wordPoints };

export default {
  title: 'flows/WordCaptcha',
  id: 'flows-wordcaptcha',
  parameters: { machine: 'wordCaptcha' },
  render: (scene) => <WordCaptcha actor={frozen(wordCaptchaMachine, scene)} />,
  args: { value: 'ready', context: rendered },
} satisfies Meta<Args>;

export const Loading: Story = { args: { value: 'loading', context: { points: [] } } };
export const Unavailable: Story = {
  args: {
    value: 'unavailable',
    context: { points: [], verification: '', message: captchaMessages[repCodes.getLimit] },
  },
};
export const Ready: Story = {};
export const ReadyTwoPoints: Story = { args: { context: { ...rendered, points: wordPoints.slice(0, 2) } } };
export const ReadyFiveWords: Story = {
  args: { context: { ...rendered, challenge: { ...wordChallenge, wordList: ['海', '运', '化', '工', '港'] } } },
};
export const Pausing: Story = { args: { value: 'pausing', context: clicked } };
export const Checking: Story = { args: { value: 'checking', context: clicked } };
export const Passed: Story = { args: { value: 'passed', context: { ...clicked, verification: 'v' } } };
export const Closing: Story = { args: { value: 'closing', context: { ...clicked, verification: 'v' } } };
export const Closed: Story = { args: { value: 'closed', context: { ...clicked, verification: 'v' } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...clicked, message: captchaMessages[repCodes.wrong] } },
};
