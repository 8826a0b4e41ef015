import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceLinks } from '#src/layouts/parts/ServiceLinks.tsx';

export default {
  title: 'parts/ServiceLinks',
  id: 'parts-servicelinks',
  component: ServiceLinks,
  args: {
    className: 'flex flex-wrap gap-x-6 gap-y-2',
    classes: 'inline-flex min-h-8 items-center text-ink-soft',
    currentClasses: 'font-semibold !text-brand-700',
  },
} satisfies Meta<typeof ServiceLinks>;

export const InARow: StoryObj<typeof ServiceLinks> = {};
