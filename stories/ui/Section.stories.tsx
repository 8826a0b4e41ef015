import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '#src/ui/Section.tsx';

export default {
  title: 'parts/Section',
  id: 'parts-section',
  component: Section,
  args: { title: '行业资讯', lead: '法规、船期与运价的变化。', children: <p>内容</p> },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const OnGrey: Story = {};
export const RaisedWithMore: Story = { args: { raised: true, more: { href: '/news', name: '更多资讯' } } };
