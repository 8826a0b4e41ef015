import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { modelOf, page } from '#flows';
import { lane, laterSailing, now, oneBox, orderPathOf, quoteOf, sailing, tariff } from '#stories/fixtures/samples.ts';
import { retry } from './retry.ts';

// lazy in the list; here it is loaded beforehand
await import('#src/features/search/ChargeDetail.tsx');

const sailings = listMachineOf<SailingQuery, SailingQuote, SailingsMore>('list');
const query: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };
const rows = [quoteOf(sailing), quoteOf(laterSailing)];
const nothing = () => {};
const toggle = () =>
  page.getByRole('button', { name: new RegExp(`^${sailingMessages.sailings.charges}.*${sailing.vessel}`) }).click();

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<Quote>('detail'),
  inputs: { closed: {}, requested: { id: 'S1' }, preloaded: { id: 'S1', initialData: tariff } },
  samples: [{ type: 'detail.opened', id: 'S1' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [tariff] } },
  // the button of the open row closes it
  possible: ({ type }, { id }) => type !== 'detail.opened' || id === '',
  play: () => ({
    view: (actor: DetailActor<Quote>) => (
      <SailingList
        actor={frozen(sailings, { value: 'filled', context: { query, page: 1, total: 2, rows } })}
        detail={actor}
        now={now.getTime()}
        onFilters={nothing}
        onPage={nothing}
        orderPathOf={orderPathOf}
        onBook={nothing}
        onExport={nothing}
        onSave={nothing}
      />
    ),
    gestures: { 'detail.opened': toggle, 'detail.closed': toggle, 'retry.requested': retry },
  }),
});
