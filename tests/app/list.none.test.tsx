import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { filterMessages } from '#src/features/search/messages/filters.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { lane, now, oneBox, orderPathOf } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const none = { total: 0, rows: [] };
const query: SailingQuery = { lane, load: oneBox, filters: {}, sort: 'departure' };
const narrowed: unknown[] = [];
const at = (requested = query) =>
  renderMachine(listMachineOf<SailingQuery, SailingQuote, SailingsMore>('sailings'), { query: requested }, (actor) => (
    <SailingList
      actor={actor}
      detail={frozen(detailMachineOf<Quote>('charges'), { value: 'closed', context: { id: '' } })}
      now={now.getTime()}
      onFilters={(filters) => narrowed.push(filters)}
      onPage={() => {}}
      orderPathOf={orderPathOf}
      onBook={() => {}}
      onExport={() => {}}
      onSave={() => {}}
    />
  ));
const reset = () => page.getByRole('button', { name: filterMessages.reset });

describe('where nothing is found', () => {
  const hemmed: SailingQuery = { ...query, filters: { carrierCode: 'MSK', directOnly: 'Y', hazardClass: '6.1' } };
  const carriers = [{ code: 'MSK', nameZh: '马士基' }];
  const foundWithout = (totals: Record<'carrierCode' | 'directOnly' | 'hazardClass', number>) => ({
    ...none,
    more: {
      carriers,
      relaxed: (['carrierCode', 'directOnly', 'hazardClass'] as const).map((name) => ({ name, total: totals[name] })),
    },
  });

  test('the filter in the way is named, and one click drops it', async () => {
    const { requests } = at(hemmed);
    requests.fetchRows?.at(-1)?.resolve(foundWithout({ carrierCode: 4, directOnly: 0, hazardClass: 0 }));
    await settled();
    await expect.element(page.getByText(filterMessages.narrowed)).toBeVisible();
    const drop = page.getByRole('listitem').getByRole('button');
    expect(drop.elements().map(({ textContent }) => textContent)).toEqual(['去掉“船公司 马士基”，有 4 个航次']);
    await drop.click();
    expect(narrowed.at(-1)).toEqual({ ...hemmed.filters, carrierCode: undefined });
  });

  test('where no single one helps, all are dropped at once', async () => {
    const { requests } = at(hemmed);
    requests.fetchRows?.at(-1)?.resolve(foundWithout({ carrierCode: 0, directOnly: 0, hazardClass: 0 }));
    await settled();
    await expect.element(page.getByText(filterMessages.dropAll)).toBeVisible();
    await reset().click();
    expect(narrowed.at(-1)).toEqual({});
  });

  test('a lane without sailings has no filter to drop', async () => {
    const { requests } = at();
    requests.fetchRows?.at(-1)?.resolve(none);
    await settled();
    await expect.element(page.getByText(sailingMessages.sailings.noneAdvice)).toBeVisible();
    await expect.element(reset()).not.toBeInTheDocument();
  });

  test('past the last page there is a way back to the first', async () => {
    const { actor, requests } = at();
    actor.send({ type: 'query.changed', query, page: 9 });
    requests.fetchRows?.at(-1)?.resolve({ total: 42, rows: [] });
    await settled();
    await expect.element(page.getByText(filterMessages.past)).toBeVisible();
  });
});
