import { tradeMessages } from '#server/orders/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { ChargeDetail } from '#src/features/search/ChargeDetail.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { tariff } from '#stories/fixtures/samples.ts';

const charges = detailMachineOf<Quote>('charges');

type Args = Scene<typeof charges> & { isDanger: boolean };
type Story = StoryObj<Args>;

export default {
  title: 'flows/ChargeDetail',
  id: 'flows-chargedetail',
  parameters: { machine: 'detail' },
  render: ({ isDanger, ...scene }) => (
    <ChargeDetail
      actor={frozen(charges, scene)}
      isDanger={isDanger}
      onExport={() => undefined}
      onSave={() => undefined}
    />
  ),
  args: { value: 'closed', context: { id: '' }, isDanger: true },
} satisfies Meta<Args>;

export const Closed: Story = {};
export const Fetching: Story = { args: { value: 'fetching', context: { id: 'S1' } } };
export const Open: Story = { args: { value: 'open', context: { id: 'S1', value: tariff } } };
export const OpenHarmless: Story = {
  args: { value: 'open', context: { id: 'S1', value: tariff }, isDanger: false },
};
export const Failed: Story = {
  args: { value: 'failed', context: { id: 'S1', errorMessage: tradeMessages.sailingUnknown } },
};
