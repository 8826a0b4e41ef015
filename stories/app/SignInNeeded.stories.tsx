import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInNeeded } from '#src/app/pages/SignInNeeded.tsx';

export default {
  title: 'pages/SignInNeeded',
  id: 'pages-signinneeded',
  component: SignInNeeded,
  args: { onSignIn: () => {} },
} satisfies Meta<{ onSignIn: () => void }>;

export const Anonymous: StoryObj = {};
