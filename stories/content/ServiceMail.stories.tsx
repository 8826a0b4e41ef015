import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailMachineOf } from '#machines/support/detail.ts';
import { ServiceMail } from '#src/features/content/ServiceMail.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

const mail = detailMachineOf<string>('serviceMail');

type Args = Scene<typeof mail>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/ServiceMail',
  id: 'flows-servicemail',
  parameters: { machine: 'detail' },
  render: (scene) => <ServiceMail actor={frozen(mail, scene)} />,
  args: { value: 'fetching', context: { id: 'serviceMail' } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = {};
export const Open: Story = { args: { value: 'open', context: { id: 'serviceMail', value: 'service@example.com' } } };
export const Failed: Story = { args: { value: 'failed' } };
