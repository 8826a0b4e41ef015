import { listMachineOf } from '#machines/support/list.ts';
import { RateList } from '#src/features/services/rates/RateList.tsx';
import { content as air } from '#src/features/services/air/airLift.tsx';
import type { RatedRow, RateListActor, RateQuery, RatesMore } from '#src/features/services/rates/rateQuery.ts';
import { placesOf } from '#src/features/services/rates/rateQuery.ts';
import { pagingMessages } from '#src/ui/messages/paging.ts';
import { rates } from '#stories/services/serviceSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { retry } from './retry.ts';

const query: RateQuery = { line: 'air', size: 24 };
const some = { total: 42, rows: rates };
const inRows = { ...air.columns, matrix: false };
const from = () => page.getByRole('combobox', { name: air.columns.origin });

export default modelOf({
  of: 'list',
  machine: listMachineOf<RateQuery, RatedRow, RatesMore>('list'),
  inputs: { air: { query }, preloaded: { query, initialData: some } },
  samples: [
    { type: 'query.changed', query: { ...query, originCode: 'PEK' } },
    { type: 'page.requested', page: 2 },
    { type: 'retry.requested' },
  ],
  outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
  play: () => ({
    view: (actor: RateListActor) => (
      <RateList actor={actor} columns={inRows} places={placesOf(rates)} hrefOf={({ id }) => `#${id}`} />
    ),
    gestures: {
      'query.changed': ({ query: { originCode } }) => userEvent.selectOptions(from(), originCode ?? ''),
      'page.requested': () => page.getByRole('button', { name: pagingMessages.next }).click(),
      'retry.requested': retry,
    },
  }),
});
