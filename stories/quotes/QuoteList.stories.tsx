import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { QuoteList } from '#src/features/quotes/QuoteList.tsx';
import type { QuotesQuery } from '#src/features/quotes/quoteAddresses.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { rows } from './quoteSamples.ts';

const quotes = listMachineOf<QuotesQuery, SavedQuoteSummary>('savedQuotes');
type Args = Scene<typeof quotes>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: { keyword: '' }, page: 1, total: 0, rows: [] };

const none = () => undefined;

export default {
  title: 'flows/QuoteList',
  id: 'flows-quotelist',
  parameters: { machine: 'list' },
  render: (scene) => <QuoteList actor={frozen(quotes, scene)} now={now} onList={none} onCompare={none} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Filled: Story = { args: { value: 'filled', context: { ...context, rows, total: 42 } } };
export const Empty: Story = { args: { value: 'empty' } };
export const NoneFound: Story = { args: { value: 'empty', context: { ...context, query: { keyword: '神户' } } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: uiMessages.offline } },
};
