import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { Offer } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { pagingMessages } from '#src/ui/pagingMessages.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { lane, laterSailing, now, offerOf, sailing } from '#stories/fixtures/samples.ts';
import { retry } from './retry.ts';

const charges = detailMachineOf<Offer>('detail');
const query: SailingQuery = { lane, filters: {}, sort: 'departure' };
const some = { total: 42, rows: [offerOf(sailing), offerOf(laterSailing)] };
const nothing = () => {};

export default modelOf({
  of: 'list',
  machine: listMachineOf<SailingQuery, SailingOffer, SailingsMore>('list'),
  inputs: { lane: { query }, ahead: { query, ahead: some } },
  samples: [{ type: 'query.changed', query }, { type: 'page.requested', page: 2 }, { type: 'retry.requested' }],
  outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
  world: { 'query.changed': '由列表上方的搜索与日期改变' },
  play: () => ({
    view: (actor: SailingListActor) => (
      <SailingList
        actor={actor}
        detail={frozen(charges, { value: 'closed', context: { id: '' } })}
        now={now.getTime()}
        onFilters={nothing}
        onPage={(next) => actor.send({ type: 'page.requested', page: next })}
        onBook={nothing}
        onExport={nothing}
      />
    ),
    gestures: {
      'page.requested': () => page.getByRole('button', { name: pagingMessages.next }).click(),
      'retry.requested': retry,
    },
  }),
});
