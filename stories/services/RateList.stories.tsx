import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CargoCost } from '#contract/services/rateTotals.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { RateList } from '#src/features/services/rates/RateList.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import type { RatedRow, RateQuery, RatesMore } from '#src/features/services/rates/rateQuery.ts';
import { placesOf } from '#src/features/services/rates/rateQuery.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { rates, storeRates } from './serviceSamples.ts';

const list = listMachineOf<RateQuery, RatedRow, RatesMore>('rates');

type Args = Scene<typeof list> & {
  published: PublishedRate[];
  columns: ServiceContent['columns'];
  isOverview?: boolean;
};
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { line: 'air', size: 24 }, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/RateList',
  id: 'flows-ratelist',
  parameters: { machine: 'list' },
  render: ({ published, columns, isOverview, ...scene }) => (
    <RateList
      actor={frozen(list, scene)}
      columns={columns}
      isOverview={isOverview ?? false}
      places={placesOf(published)}
      hrefOf={({ id }) => `#${id}`}
    />
  ),
  args: { value: 'fetching', context, published: rates, columns: air.columns },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const FetchingNextPage: Story = { args: { context: { ...context, page: 2, total: 42, rows: rates } } };
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 42, rows: rates } } };
export const FilledInRows: Story = { args: { ...Filled.args, columns: { ...air.columns, matrix: false } } };
export const FilledAsOverview: Story = { args: { ...Filled.args, isOverview: true } };
export const FilledAtOnePlace: Story = {
  args: {
    value: 'filled',
    context: { ...context, total: 3, rows: storeRates },
    published: storeRates,
    columns: { origin: '仓库', destination: null, item: '库类' },
  },
};
const cost = (pieces: number, amount: number): CargoCost => {
  const unit = {
    code: 'AF',
    nameZh: '航空运费',
    side: 'freight',
    currency: '1',
    basis: 'chargeableKg',
    item: null,
  } as const;
  return {
    pieces,
    fee: { ...unit, unitAmount: amount / 200, quantity: 200, amount },
    totals: [{ currency: '1', amount }],
    total: { currency: '1', amount },
    misfit: null,
    lackingZh: null,
  };
};
const [first, second] = rates as [PublishedRate, PublishedRate];
const totalled: RatedRow[] = [
  { ...first, cost: { ...cost(1, 730_000), lackingZh: '海运费' } },
  { ...second, cost: { ...cost(1, 0), fee: null, totals: [], total: null, misfit: 'overPayload' } },
];
const more: RatesMore = { exchangeRate: { cnyPerUsd: 7.1, sourceZh: '示例中间价', publishedOn: '2026-03-02' } };
export const FilledWithTotals: Story = {
  args: { value: 'filled', context: { ...context, total: 2, rows: totalled, more } },
};
export const FilledOnPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
