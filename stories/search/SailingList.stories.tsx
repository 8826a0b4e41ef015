import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  exchangeRate,
  lane,
  late,
  laterSailing,
  now,
  oneBox,
  orderPathOf,
  quoteOf,
  sailing,
  tight,
} from '#stories/fixtures/samples.ts';

const sailings = listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings');
const charges = detailMachineOf<Quote>('charges');

type Args = Scene<typeof sailings>;
type Story = StoryObj<Args>;

const query: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };
const narrowed: SailingQuery = { ...query, filters: { carrierCode: 'MSK', directOnly: 'Y', hazardClass: '6.1' } };
const carriers = [{ code: 'MSK', nameZh: '马士基' }];
const context: Args['context'] = { query, page: 1, total: 0, rows: [] };
const rows = [quoteOf(sailing), quoteOf(laterSailing)];

export default {
  title: 'flows/SailingList',
  id: 'flows-sailinglist',
  parameters: { machine: 'list' },
  render: (scene) => (
    <SailingList
      actor={frozen(sailings, scene)}
      detail={frozen(charges, { value: 'closed', context: { id: '' } })}
      now={now.getTime()}
      onFilters={() => {}}
      onPage={() => {}}
      orderPathOf={orderPathOf}
      onBook={() => {}}
      onExport={() => {}}
      onSave={() => {}}
    />
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const EmptyNarrowed: Story = {
  args: {
    value: 'empty',
    context: {
      ...context,
      query: narrowed,
      more: {
        carriers,
        exchangeRate,
        relaxed: [
          { name: 'carrierCode', total: 0 },
          { name: 'directOnly', total: 6 },
          { name: 'hazardClass', total: 3 },
        ],
      },
    },
  },
};
export const EmptyPast: Story = { args: { value: 'empty', context: { ...context, page: 9, total: 42 } } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 42, rows } } };
export const FilledLate: Story = {
  args: {
    value: 'filled',
    context: {
      ...context,
      total: 2,
      rows: [
        { ...quoteOf(sailing), intake: tight },
        { ...quoteOf(laterSailing), intake: late },
      ],
    },
  },
};
export const FilledByPrice: Story = {
  args: { value: 'filled', context: { ...context, query: { ...query, sort: 'price' }, page: 2, total: 42, rows } },
};
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
