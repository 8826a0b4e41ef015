import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { sailingCopy } from '#src/trade/messages.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { lane, laterSailing, now, offerOf, sailing, tariff } from '#stories/fixtures/samples.ts';
import { retry } from './retry.ts';

// the list loads it when a row is first opened; here it is there already
await import('#src/features/search/ChargeDetail.tsx');

const sailings = listMachineOf<SailingQuery, SailingOffer, SailingsMore>('list');
const query: SailingQuery = { lane, filters: {}, sort: 'departure' };
const rows = [offerOf(sailing), offerOf(laterSailing)];
const nothing = () => {};
const toggle = () =>
  page.getByRole('button', { name: new RegExp(`^${sailingCopy.sailings.charges}.*${sailing.vessel}`) }).click();

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<Offer>('detail'),
  inputs: { closed: {}, 'asked for': { id: 'S1' }, ahead: { id: 'S1', ahead: tariff } },
  samples: [{ type: 'detail.opened', id: 'S1' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [tariff] } },
  // the button of the row that is open closes it
  possible: ({ type }, { id }) => type !== 'detail.opened' || id === '',
  play: () => ({
    view: (actor: DetailActor<Offer>) => (
      <SailingList
        actor={frozen(sailings, { value: 'filled', context: { query, page: 1, total: 2, rows } })}
        detail={actor}
        now={now.getTime()}
        onFilters={nothing}
        onPage={nothing}
        onBook={nothing}
        onExport={nothing}
      />
    ),
    gestures: { 'detail.opened': toggle, 'detail.closed': toggle, 'retry.requested': retry },
  }),
});
