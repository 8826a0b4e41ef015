import type { ComparedQuery } from '#src/features/search/results/Comparison.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { sailingOrderMachine } from '#machines/search/sailingOrder.ts';
import { searchMachine } from '#machines/search/search.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import type { DaysQuery, EtdDay } from '#src/features/search/EtdChips.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingResults } from '#src/features/search/results/SailingResults.tsx';
import { ShippingHelp } from '#src/features/search/results/ShippingHelp.tsx';
import { ShippingFcl } from '#src/features/search/pages/ShippingFcl.tsx';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { sitePage } from '#stories/app/sitePage.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import {
  exchangeRate,
  lane,
  laterSailing,
  now,
  oneBox,
  orderPathOf,
  ports,
  quoteOf,
  sailing,
  tight,
} from '#stories/fixtures/samples.ts';

const data = { ...emptySearch, ...lane, orgPort: '上海', dstPort: '汉堡', volume: '45', weight: '30000' };
const search = frozen(searchMachine, { value: 'ready', context: { data, recent: [data], ports, problems: {} } });
const query: SailingQuery = {
  lane,
  load: { ...oneBox, containers: 2 },
  filters: { carrierCode: 'COSCO', directOnly: 'Y' },
  sort: 'total',
};
const days: EtdDay[] = [
  {
    day: '2026-03-12',
    sailings: 2,
    inTime: 2,
    from: { currency: '2', amount: 145_000 },
    lowest: { currency: '1', amount: 1_435_800 },
  },
  { day: '2026-03-14', sailings: 1, inTime: 1, from: null, lowest: null },
];
const more: SailingsMore = {
  carriers: [
    { code: 'COSCO', nameZh: '中远海运集运' },
    { code: 'MSK', nameZh: '马士基' },
  ],
  exchangeRate,
  relaxed: [],
};
const rows = [quoteOf(sailing), { ...quoteOf(laterSailing), intake: tight }];

interface Args {
  month: string | undefined;
  compared: string[];
}

const comparing: ComparedQuery = {
  lane,
  load: query.load,
  ids: [...rows.map(({ sailing: { id } }) => id), 'AEX1-2611-CNSHA-DEHAM'],
};

const help = <ShippingHelp dangerous hotline="400-000-0000" />;

export default {
  title: 'pages/ShippingFcl',
  id: 'pages-shippingfcl',
  args: { month: undefined, compared: [] },
  render: ({ month, compared }) => (
    <ShippingFcl search={search} lane={data} help={help}>
      <SailingResults
        days={frozen(listMachineOf<DaysQuery, EtdDay>('departureDays'), {
          value: 'filled',
          context: { query: lane, page: 1, total: days.length, rows: days },
        })}
        sailings={frozen(listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings'), {
          value: 'filled',
          context: { query, page: 1, total: 42, rows, more },
        })}
        ordering={frozen(sailingOrderMachine, { value: 'idle', context: {} })}
        comparison={frozen(listMachineOf<ComparedQuery, SailingQuote>('comparison'), {
          value: 'filled',
          context: { query: comparing, page: 1, total: rows.length, rows },
        })}
        orderPathOf={orderPathOf}
        month={month}
        compared={compared}
        onMonth={() => {}}
        onCompare={() => {}}
        charges={frozen(detailMachineOf<Quote>('charges'), { value: 'closed', context: { id: '' } })}
        query={query}
        load={{ volumeM3: 45, weightKg: 30_000 }}
        terms={{ currency: ['人民币', '美元'], paymentType: ['预付', '到付'] }}
        now={now.getTime()}
        onQuery={() => {}}
        onPage={() => {}}
        onExport={() => {}}
        onWatch={() => {}}
        onSave={() => {}}
      />
    </ShippingFcl>
  ),
} satisfies Meta<Args>;

export const Whole: StoryObj<Args> = sitePage('seaPrices');
export const MonthAndComparison: StoryObj<Args> = {
  args: { month: '2026-03', compared: rows.map(({ sailing: { id } }) => id) },
};
export const NothingSearched: StoryObj<Args> = sitePage('seaSearch');
