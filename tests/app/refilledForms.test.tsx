import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { OrdersQuery } from '#machines/orders/orderQuery.ts';
import { allOrders } from '#machines/orders/orderQuery.ts';
import { OrderFilters } from '#src/features/orders/parts/OrderFilters.tsx';
import { GoodsSearch } from '#src/features/goods/pages/Business.tsx';
import { listMachineOf } from '#machines/support/list.ts';
import type { SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { QuoteList } from '#src/features/quotes/QuoteList.tsx';
import type { QuotesQuery } from '#src/features/quotes/quoteAddresses.ts';
import { SailingFilters } from '#src/features/search/results/SailingFilters.tsx';
import type { SailingQuery, SailingsMore } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { exchangeRate, lane, oneBox } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const none = () => undefined;
const filters = (query: OrdersQuery) => <OrderFilters query={query} onQuery={none} />;
const search = (keyword: string) => <GoodsSearch keyword={keyword} onSearch={none} />;

const empty = { page: 1, total: 0, rows: [] };
const quotes = (keyword: string) => {
  const machine = listMachineOf<QuotesQuery, SavedQuoteSummary>('savedQuotes');
  const actor = frozen(machine, { value: 'empty', context: { ...empty, query: { keyword } } });
  return <QuoteList key="quotes" actor={actor} now={0} onList={none} onCompare={none} />;
};
const sailings = (totalMax: string | undefined) => {
  const query: SailingQuery = { lane, load: oneBox, filters: { totalMax }, sort: 'departure' };
  const machine = listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings');
  const more = { carriers: [], exchangeRate, relaxed: [] };
  const actor = frozen(machine, { value: 'empty', context: { ...empty, query, more } });
  return (
    <form>
      <SailingFilters actor={actor} query={query} onFilters={none} onSort={none} />
    </form>
  );
};
const unfiltered = { carrierCode: '', hazardClass: '', transitMax: '', sort: 'departure' };

/** Forms that leave what is typed to the browser, by their files: before and after what they are rendered for has changed. */
const refilled: Record<string, [before: ReactNode, after: ReactNode, fields: object][]> = {
  '../../src/features/orders/parts/OrderFilters.tsx': [
    [filters(allOrders), filters({ ...allOrders, keyword: '上海' }), { keyword: '上海', line: '', state: 'all' }],
    [filters(allOrders), filters({ ...allOrders, line: 'air' }), { keyword: '', line: 'air', state: 'all' }],
    [filters(allOrders), filters({ ...allOrders, state: 'ended' }), { keyword: '', line: '', state: 'ended' }],
    [
      filters({ ...allOrders, line: 'fcl', state: 'ended' }),
      filters(allOrders),
      { keyword: '', line: '', state: 'all' },
    ],
  ],
  '../../src/features/goods/pages/Business.tsx': [
    [search(''), search('甲醇'), { keyword: '甲醇' }],
    [search('甲醇'), search(''), { keyword: '' }],
  ],
  '../../src/features/quotes/QuoteList.tsx': [
    [quotes(''), quotes('汉堡'), { keyword: '汉堡' }],
    [quotes('汉堡'), quotes(''), { keyword: '' }],
  ],
  '../../src/features/search/results/SailingFilters.tsx': [
    [sailings(undefined), sailings('2000'), { ...unfiltered, totalMax: '2000' }],
    [sailings('2000'), sailings(undefined), { ...unfiltered, totalMax: '' }],
  ],
};
const fieldsNow = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main:last-of-type form')!));

describe.each(Object.entries(refilled))('%s', (_, changes) => {
  test.for(changes)('is filled anew: change %#', ([before, after, fields]) => {
    render(before)(after);
    expect(fieldsNow()).toEqual(fields);
  });
});
