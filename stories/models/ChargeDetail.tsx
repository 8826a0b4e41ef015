import type { SailingOffer } from '#contract/commerce.ts';
import type { Offer } from '#contract/offer.ts';
import type { DetailActor } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { listMachineOf } from '#machines/list.ts';
import type { SailingsMore } from '#src/flows/SailingList.tsx';
import { SailingList } from '#src/flows/SailingList.tsx';
import { sailingCopy } from '#src/sailingCopy.ts';
import type { SailingQuery } from '#src/sailingSearch.ts';
import { frozen } from '../frozen.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { lane, laterSailing, now, offerOf, sailing, tariff } from '../samples.ts';
import { retry } from './retry.ts';

// the list loads it when a row is first opened; here it is there already
await import('#src/flows/ChargeDetail.tsx');

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
