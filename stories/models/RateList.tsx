import type { PublishedRate } from '#contract/selling.ts';
import { listMachineOf } from '#machines/list.ts';
import { RateList } from '#src/flows/RateList.tsx';
import { air } from '#src/lines/air.ts';
import type { RateListActor, RateQuery } from '#src/lines/rateQuery.ts';
import { placesOf } from '#src/lines/rateQuery.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { rates } from '../lineSamples.ts';
import { page, userEvent } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { retry } from './retry.ts';

const query: RateQuery = { line: 'air', size: 24 };
const some = { total: 42, rows: rates };
const inRows = { ...air.columns, matrix: false };
const from = () => page.getByRole('combobox', { name: air.columns.origin });

export default modelOf({
  of: 'list',
  machine: listMachineOf<RateQuery, PublishedRate>('list'),
  inputs: { air: { query }, ahead: { query, ahead: some } },
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
      'page.requested': () => page.getByRole('button', { name: sailingCopy.pages.next }).click(),
      'retry.requested': retry,
    },
  }),
});
