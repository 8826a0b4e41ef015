import { paths } from '#contract/app/routes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInNeeded } from '#src/app/pages/SignInNeeded.tsx';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

export default {
  ...inLayoutOf(paths.orders),
  title: 'pages/SignInNeeded',
  id: 'pages-signinneeded',
  component: SignInNeeded,
  args: { onSignIn: () => {} },
} satisfies Meta<{ onSignIn: () => void }>;

export const Anonymous: StoryObj = {};
