import type { Meta, StoryObj } from '@storybook/react-vite';
import Phone from 'lucide-react/icons/phone';
import { copy } from '#src/ui/messages.ts';
import { Hotline } from '#src/layouts/parts/Hotline.tsx';

export default {
  title: 'parts/Hotline',
  id: 'parts-hotline',
  component: Hotline,
  args: {
    sign: <Phone className="size-4 text-brand-600" />,
    name: copy.footer.hotline,
    hours: copy.footer.hotlineHours,
    number: '400-000-0000',
    className: 'text-lg',
  },
} satisfies Meta<typeof Hotline>;

export const Daytime: StoryObj<typeof Hotline> = {};
