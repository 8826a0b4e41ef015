import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLinks } from '#src/ui/PageLinks.tsx';

type Story = StoryObj<typeof PageLinks>;

export default {
  title: 'parts/PageLinks',
  id: 'parts-pagelinks',
  component: PageLinks,
  args: { page: 2, total: 95, size: 20, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof PageLinks>;

export const Between: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 5 } };
