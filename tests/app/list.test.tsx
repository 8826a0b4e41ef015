import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { filterMessages } from '#src/features/search/messages/filters.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/SailingList.tsx';
import { lane, now, oneBox, sailing } from '#stories/fixtures/samples.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const sailings = listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings');
const charges = detailMachineOf<Quote>('charges');
const query: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };

const narrowed: unknown[] = [];
const view = (actor: SailingListActor) => (
  <SailingList
    actor={actor}
    detail={frozen(charges, { value: 'closed', context: { id: '' } })}
    now={now.getTime()}
    onFilters={(filters) => narrowed.push(filters)}
    onPage={(next) => actor.send({ type: 'page.requested', page: next })}
    orderPathOf={(id) => `/order/${id}`}
    onBook={() => {}}
    onExport={() => {}}
    onSave={() => {}}
  />
);
const at = (requested = query) => renderMachine(sailings, { query: requested }, view);
const vessel = (of: { vessel: string }) => page.getByRole('rowheader', { name: of.vessel });

test('where no sailing is found the filter in the way is named, and one click drops it', async () => {
  const hemmed: SailingQuery = { ...query, filters: { carrierCode: 'MSK', directOnly: 'Y', hazardClass: '6.1' } };
  const { requests } = at(hemmed);
  const relaxed = [
    { name: 'carrierCode', total: 4 },
    { name: 'directOnly', total: 0 },
    { name: 'hazardClass', total: 0 },
  ];
  const carriers = [{ code: 'MSK', nameZh: '马士基' }];
  requests.fetchRows?.at(-1)?.resolve({ total: 0, rows: [], more: { carriers, relaxed } });
  await settled();
  await expect.element(page.getByText(filterMessages.narrowed)).toBeVisible();
  const drop = page.getByRole('listitem').getByRole('button');
  expect(drop.elements().map(({ textContent }) => textContent)).toEqual(['去掉“船公司 马士基”，有 4 个航次']);
  await drop.click();
  expect(narrowed.at(-1)).toEqual({ ...hemmed.filters, carrierCode: undefined });
});

walkEvery(model, async (state) => {
  const list = page.getByRole('region', { name: sailingMessages.sailings.list });
  await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
  expect(vessel(sailing).elements().length).toBe(state.matches('filled') ? 1 : 0);
  expect(page.getByText(sailingMessages.sailings.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
  expect(page.getByText(sailingMessages.sailings.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
