import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { Offer } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { sailingWords } from '#src/features/search/sailingFilterMessages.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { lane, now } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const none = { total: 0, rows: [] };
const query: SailingQuery = { lane, filters: {}, sort: 'departure' };
const narrowed: unknown[] = [];
const at = (asked = query) =>
  stage(listMachineOf<SailingQuery, SailingOffer, SailingsMore>('sailings'), { query: asked }, (actor) => (
    <SailingList
      actor={actor}
      detail={frozen(detailMachineOf<Offer>('charges'), { value: 'closed', context: { id: '' } })}
      now={now.getTime()}
      onFilters={(filters) => narrowed.push(filters)}
      onPage={() => {}}
      onBook={() => {}}
      onExport={() => {}}
    />
  ));
const reset = () => page.getByRole('button', { name: sailingWords.reset });

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
    const { asked } = at(hemmed);
    asked.fetchRows?.at(-1)?.answer(foundWithout({ carrierCode: 4, directOnly: 0, hazardClass: 0 }));
    await settled();
    await expect.element(page.getByText(sailingWords.narrowed)).toBeVisible();
    const drop = page.getByRole('listitem').getByRole('button');
    expect(drop.elements().map(({ textContent }) => textContent)).toEqual(['去掉“船公司 马士基”，有 4 个航次']);
    await drop.click();
    expect(narrowed.at(-1)).toEqual({ ...hemmed.filters, carrierCode: undefined });
  });

  test('where no single one helps, all are dropped at once', async () => {
    const { asked } = at(hemmed);
    asked.fetchRows?.at(-1)?.answer(foundWithout({ carrierCode: 0, directOnly: 0, hazardClass: 0 }));
    await settled();
    await expect.element(page.getByText(sailingWords.dropAll)).toBeVisible();
    await reset().click();
    expect(narrowed.at(-1)).toEqual({});
  });

  test('a lane without sailings has no filter to drop', async () => {
    const { asked } = at();
    asked.fetchRows?.at(-1)?.answer(none);
    await settled();
    await expect.element(page.getByText(sailingCopy.sailings.noneAdvice)).toBeVisible();
    await expect.element(reset()).not.toBeInTheDocument();
  });

  test('past the last page there is a way back to the first', async () => {
    const { actor, asked } = at();
    actor.send({ type: 'query.changed', query, page: 9 });
    asked.fetchRows?.at(-1)?.answer({ total: 42, rows: [] });
    await settled();
    await expect.element(page.getByText(sailingWords.past)).toBeVisible();
  });
});
