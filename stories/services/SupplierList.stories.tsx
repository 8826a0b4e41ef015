import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Supplier, SupplierRole } from '#contract/services/suppliers.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { SupplierList } from '#src/features/services/sections/SupplierList.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { suppliers } from './serviceSamples.ts';

const list = listMachineOf<SupplierRole, Supplier>('suppliers');

type Args = Scene<typeof list>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: 'airline', page: 1, total: 0, rows: [] };

export default {
  title: 'flows/SupplierList',
  id: 'flows-supplierlist',
  parameters: { machine: 'list' },
  render: (scene) => <SupplierList actor={frozen(list, scene)} roles={air.supplierRoles} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 3, rows: suppliers } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
