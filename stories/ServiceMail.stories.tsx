import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailMachineOf } from '#machines/detail.ts';
import { ServiceMail } from '#src/flows/ServiceMail.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';

const mail = detailMachineOf<string>('serviceMail');

type Args = Scene<typeof mail>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/ServiceMail',
  parameters: { machine: 'detail' },
  render: (scene) => <ServiceMail actor={frozen(mail, scene)} />,
  args: { value: 'fetching', context: { id: 'serviceMail' } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = {};
export const Open: Story = { args: { value: 'open', context: { id: 'serviceMail', value: 'service@example.com' } } };
export const Failed: Story = { args: { value: 'failed' } };
