import { paths } from '#contract/app/routes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

type Args = ComponentProps<typeof RouteError>;
type Story = StoryObj<Args>;

export default {
  ...inLayoutOf(paths.home),
  title: 'pages/RouteError',
  id: 'pages-routeerror',
  component: RouteError,
  args: { status: 500, onRetry: () => {} },
} satisfies Meta<Args>;

export const Failed: Story = {};
export const Forbidden: Story = { args: { status: 403 } };
export const BadGateway: Story = { args: { status: 502 } };
export const Unavailable: Story = { args: { status: 503 } };
export const NotFound: Story = { args: { status: 404 } };
