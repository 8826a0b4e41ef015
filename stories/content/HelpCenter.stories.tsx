import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailMachineOf } from '#machines/support/detail.ts';
import { configFrom } from '#src/platform/config.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';

const mail = detailMachineOf<string>('serviceMail');

type Args = { asked: string | null };
type Story = StoryObj<Args>;

export default {
  title: 'pages/HelpCenter',
  id: 'pages-helpcenter',
  render: ({ asked }) => (
    <HelpCenter
      asked={asked}
      config={configFrom('{}')}
      mail={frozen(mail, { value: 'open', context: { id: 'serviceMail', value: 'service@example.com' } })}
    />
  ),
  args: { asked: null },
} satisfies Meta<Args>;

export const Guide: Story = {};
export const Ordering: Story = { args: { asked: '1.1.2' } };
export const Verification: Story = { args: { asked: '1.1.3' } };
export const AccountClosing: Story = { args: { asked: '1.1.4' } };
export const Segregation: Story = { args: { asked: '1.2.1' } };
export const Papers: Story = { args: { asked: '1.2.2' } };
export const SmallQuantities: Story = { args: { asked: '1.2.3' } };
export const Downloads: Story = { args: { asked: '2' } };
export const About: Story = { args: { asked: '3' } };
export const Agreement: Story = { args: { asked: '3.1' } };
export const Privacy: Story = { args: { asked: '3.2' } };
export const Parent: Story = { args: { asked: '1' } };
export const Unknown: Story = { args: { asked: '9.9' } };
