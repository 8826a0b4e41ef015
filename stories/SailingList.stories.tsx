import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SailingOffer, SailingTariff } from '#contract/commerce.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { listMachineOf } from '#machines/list.ts';
import type { SailingQuery } from '#src/flows/SailingList.tsx';
import { SailingList } from '#src/flows/SailingList.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { lane, laterSailing, now, offerOf, sailing } from './samples.ts';

const sailings = listMachineOf<SailingQuery, SailingOffer>('sailings');
const charges = detailMachineOf<SailingTariff>('charges');

type Args = Scene<typeof sailings>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { lane }, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/SailingList',
  parameters: { machine: 'list' },
  render: (scene) => (
    <SailingList
      actor={frozen(sailings, scene)}
      detail={frozen(charges, { value: 'closed', context: { id: '' } })}
      now={now.getTime()}
      onBook={() => {}}
      onExport={() => {}}
    />
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = {
  args: { value: 'filled', context: { ...context, total: 42, rows: [offerOf(sailing), offerOf(laterSailing)] } },
};
export const Failed: Story = { args: { value: 'failed', context: { ...context, refusal: '抱歉，服务器正忙！' } } };
