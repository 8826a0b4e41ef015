import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { pagingMessages } from '#src/ui/messages/paging.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { modelOf, page } from '#flows';
import { lane, laterSailing, now, oneBox, orderPathOf, quoteOf, sailing } from '#stories/fixtures/samples.ts';
import { retry } from './retry.ts';

const charges = detailMachineOf<Quote>('detail');
const query: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };
const some = { total: 42, rows: [quoteOf(sailing), quoteOf(laterSailing)] };
const nothing = () => {};

export default modelOf({
  of: 'list',
  machine: listMachineOf<SailingQuery, SailingQuote, SailingsMore>('list'),
  inputs: { lane: { query }, preloaded: { query, initialData: some } },
  samples: [{ type: 'query.changed', query }, { type: 'page.requested', page: 2 }, { type: 'retry.requested' }],
  outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
  external: { 'query.changed': '由列表上方的搜索与日期改变' },
  play: () => ({
    view: (actor: SailingListActor) => (
      <SailingList
        actor={actor}
        detail={frozen(charges, { value: 'closed', context: { id: '' } })}
        now={now.getTime()}
        onFilters={nothing}
        onPage={(next) => actor.send({ type: 'page.requested', page: next })}
        orderPathOf={orderPathOf}
        onBook={nothing}
        onExport={nothing}
        onSave={nothing}
      />
    ),
    gestures: {
      'page.requested': () => page.getByRole('button', { name: pagingMessages.next }).click(),
      'retry.requested': retry,
    },
  }),
});
