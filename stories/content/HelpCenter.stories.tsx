import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailMachineOf } from '#machines/support/detail.ts';
import { configFrom } from '#src/platform/config.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';

const mail = detailMachineOf<string>('serviceMail');

type Args = { articleId: string | null; keyword?: string };
type Story = StoryObj<Args>;

export default {
  title: 'pages/HelpCenter',
  id: 'pages-helpcenter',
  render: ({ articleId, keyword = '' }) => (
    <HelpCenter
      articleId={articleId}
      keyword={keyword}
      onSearch={() => undefined}
      config={configFrom('{}')}
      mail={frozen(mail, { value: 'open', context: { id: 'serviceMail', value: 'service@example.com' } })}
    />
  ),
  args: { articleId: null },
} satisfies Meta<Args>;

export const Guide: Story = {};
export const Ordering: Story = { args: { articleId: '1.1.2' } };
export const Segregation: Story = { args: { articleId: '1.2.1' } };
export const Documents: Story = { args: { articleId: '1.2.2' } };
export const SmallQuantities: Story = { args: { articleId: '1.2.3' } };
export const Downloads: Story = { args: { articleId: '2' } };
export const Agreement: Story = { args: { articleId: '3.1' } };
export const Unknown: Story = { args: { articleId: '9.9' } };
