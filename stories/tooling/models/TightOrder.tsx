import type { Quote } from '#contract/services/quote.ts';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { SailingOrderActor } from '#machines/search/sailingOrder.ts';
import { sailingOrderMachine } from '#machines/search/sailingOrder.ts';
import type { ComparedQuery } from '#src/features/search/results/Comparison.tsx';
import { Comparison } from '#src/features/search/results/Comparison.tsx';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { TightOrder } from '#src/features/search/TightOrder.tsx';
import { tightMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import type { SailingQuery, SailingsMore } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { modelOf, page } from '#flows';
import {
  lane,
  late,
  laterSailing,
  now,
  oneBox,
  orderPathOf,
  quoteOf,
  sailing,
  tight,
} from '#stories/fixtures/samples.ts';

const open = quoteOf(sailing);
const near: SailingQuote = { ...quoteOf(laterSailing), intake: tight };
const gone: SailingQuote = { ...quoteOf({ ...sailing, id: 'S3', vessel: 'OPAL CRANE' }), intake: late };
const rows = [open, near, gone];
const list = frozen(listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings'), {
  value: 'filled',
  context: { query: { lane, load: oneBox, filters: {}, sort: 'departure' }, page: 1, total: rows.length, rows },
});
// in the list an open sailing is ordered by a link
const comparison = frozen(listMachineOf<ComparedQuery, SailingQuote>('comparison'), {
  value: 'filled',
  context: { query: { lane, load: oneBox, ids: [open.sailing.id] }, page: 1, total: 1, rows: [open] },
});
const charges = detailMachineOf<Quote>('charges');
const nothing = () => {};

export default modelOf({
  of: 'sailingOrder',
  machine: sailingOrderMachine,
  inputs: { list: undefined },
  samples: [
    { type: 'order.requested', sailing: open.sailing, intake: open.intake },
    { type: 'order.requested', sailing: near.sailing, intake: near.intake },
    { type: 'order.confirmed' },
    { type: 'order.dismissed' },
  ],
  play: () => ({
    view: (actor: SailingOrderActor) => (
      <>
        <Comparison
          actor={comparison}
          listed={[]}
          onDrop={nothing}
          onBook={({ sailing: of, intake }) => actor.send({ type: 'order.requested', sailing: of, intake })}
        />
        <SailingList
          actor={list}
          detail={frozen(charges, { value: 'closed', context: { id: '' } })}
          now={now.getTime()}
          onFilters={nothing}
          onPage={nothing}
          orderPathOf={orderPathOf}
          onBook={({ sailing: of, intake }) => actor.send({ type: 'order.requested', sailing: of, intake })}
          onExport={nothing}
          onSave={nothing}
        />
        <TightOrder actor={actor} />
      </>
    ),
    gestures: {
      'order.requested': ({ sailing: { vessel } }) =>
        page.getByRole('button', { name: new RegExp(`^下单\\s*（${vessel}`) }).click(),
      'order.confirmed': () => page.getByRole('button', { name: messages.confirm }).click(),
      'order.dismissed': () => page.getByRole('button', { name: messages.dismiss }).click(),
    },
  }),
});
