import type { SailingOffer } from '#contract/commerce.ts';
import type { Offer } from '#contract/offer.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { listMachineOf } from '#machines/list.ts';
import type { SailingListActor, SailingsMore } from '#src/flows/SailingList.tsx';
import { SailingList } from '#src/flows/SailingList.tsx';
import { sailingCopy } from '#src/sailingCopy.ts';
import type { SailingQuery } from '#src/sailingSearch.ts';
import { frozen } from '../frozen.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { lane, laterSailing, now, offerOf, sailing } from '../samples.ts';
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
  // the departure days and the search above the list change its query
  world: ['query.changed'],
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
      'page.requested': () => page.getByRole('button', { name: sailingCopy.pages.next }).click(),
      'retry.requested': retry,
    },
  }),
});
