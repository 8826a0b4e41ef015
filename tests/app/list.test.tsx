import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingOffer } from '#contract/search/sailingOffers.ts';
import type { Offer } from '#contract/services/quote.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { copy } from '#src/ui/messages.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { pagingMessages } from '#src/ui/pagingMessages.ts';
import type { SailingListActor } from '#src/features/search/SailingList.tsx';
import type { SailingsMore } from '#src/features/search/sailingSearch.ts';
import { SailingList } from '#src/features/search/SailingList.tsx';
import { sailingWords } from '#src/features/search/sailingFilterMessages.ts';
import type { SailingQuery } from '#src/features/search/sailingSearch.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/SailingList.tsx';
import { lane, laterSailing, now, offerOf, sailing } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const sailings = listMachineOf<SailingQuery, SailingOffer, SailingsMore>('sailings');
const charges = detailMachineOf<Offer>('charges');
const some = { total: 42, rows: [offerOf(sailing), offerOf(laterSailing)] };
const query: SailingQuery = { lane, filters: {}, sort: 'departure' };
const thatDay: SailingQuery = { ...query, filters: { day: '2026-03-12' } };

const booked: string[] = [];
const view = (actor: SailingListActor) => (
  <SailingList
    actor={actor}
    detail={frozen(charges, { value: 'closed', context: { id: '' } })}
    now={now.getTime()}
    onFilters={() => {}}
    onPage={(next) => actor.send({ type: 'page.requested', page: next })}
    onBook={(id) => booked.push(id)}
    onExport={() => {}}
  />
);
const at = () => stage(sailings, { query }, view);
const vessel = (of: { vessel: string }) => page.getByRole('rowheader', { name: of.vessel });
const following = () => page.getByRole('button', { name: pagingMessages.next });

describe('a list of sailings', () => {
  test('asks for the first page of its query and shows what comes', async () => {
    const { asked } = at();
    expect(asked.fetchRows?.map(({ input }) => input)).toEqual([{ query, page: 1 }]);
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    await expect
      .element(page.getByRole('status').first())
      .toHaveTextContent(sailingWords.found(42, sailingWords.sorted.departure));
    await expect.element(vessel(sailing)).toBeVisible();
    await expect.element(vessel(laterSailing)).toBeVisible();
  });

  test('the last query wins', async () => {
    const { actor, asked } = at();
    actor.send({ type: 'query.changed', query: thatDay });
    asked.fetchRows?.at(0)?.answer(some);
    await settled();
    expect(actor.getSnapshot().value).toBe('fetching');
    asked.fetchRows?.at(1)?.answer({ total: 1, rows: [offerOf(laterSailing)] });
    await settled();
    await expect.element(vessel(laterSailing)).toBeVisible();
    await expect.element(vessel(sailing)).not.toBeInTheDocument();
  });

  test('another query begins at its first page', async () => {
    const { actor, asked } = at();
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    await following().click();
    expect(asked.fetchRows?.at(-1)?.input).toEqual({ query, page: 2 });
    actor.send({ type: 'query.changed', query: thatDay });
    expect(asked.fetchRows?.at(-1)?.input).toMatchObject({ page: 1 });
  });

  test('an address may ask for a later page of another query', () => {
    const { actor, asked } = at();
    actor.send({ type: 'query.changed', query: thatDay, page: 3 });
    expect(asked.fetchRows?.at(-1)?.input).toEqual({ query: thatDay, page: 3 });
  });

  test('a refusal is told in the service’s words and can be tried again', async () => {
    const { asked } = at();
    asked.fetchRows?.at(-1)?.fail(new Refusal(codes.tooMany, '查询过于频繁'));
    await settled();
    await expect.element(page.getByText('查询过于频繁')).toBeVisible();
    await page.getByRole('button', { name: copy.retry }).click();
    expect(asked.fetchRows).toHaveLength(2);
  });

  test('a sailing can be booked from its row', async () => {
    const { asked } = at();
    asked.fetchRows?.at(-1)?.answer(some);
    await settled();
    await page
      .getByRole('button', {
        name: new RegExp(`^${sailingCopy.sailings.book}.*${laterSailing.vessel}`),
      })
      .click();
    expect(booked).toEqual(['S2']);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    const list = page.getByRole('region', { name: sailingCopy.sailings.list });
    await expect.element(list).toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(vessel(sailing).elements().length).toBe(state.matches('filled') ? 1 : 0);
    expect(page.getByText(sailingCopy.sailings.none).elements().length).toBe(state.matches('empty') ? 1 : 0);
    expect(page.getByText(sailingCopy.sailings.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
  });
});
