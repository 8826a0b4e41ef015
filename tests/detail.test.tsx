import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SailingOffer } from '#contract/commerce.ts';
import type { Offer } from '#contract/offer.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { DetailActor } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { listMachineOf } from '#machines/list.ts';
import { copy } from '#src/copy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
// the list loads it when a row is first opened; here it is there already
import { ChargeDetail } from '#src/flows/ChargeDetail.tsx';
import type { SailingsMore } from '#src/flows/SailingList.tsx';
import { SailingList } from '#src/flows/SailingList.tsx';
import type { SailingQuery } from '#src/sailingSearch.ts';
import { frozen } from '#stories/frozen.ts';
import { lane, laterSailing, now, offerOf, sailing, tariff } from '#stories/samples.ts';
import { draw } from './support/draw.tsx';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const charges = detailMachineOf<Offer>('charges');
const sailings = listMachineOf<SailingQuery, SailingOffer, SailingsMore>('sailings');
const rows = [offerOf(sailing), offerOf(laterSailing)];
const query: SailingQuery = { lane, filters: {}, sort: 'departure' };
const list = () => frozen(sailings, { value: 'filled', context: { query, page: 1, total: 2, rows } });
const view = (actor: DetailActor<Offer>) => (
  <SailingList
    actor={list()}
    detail={actor}
    now={now.getTime()}
    onFilters={() => {}}
    onPage={() => {}}
    onBook={() => {}}
    onExport={() => {}}
  />
);
const at = () => stage(charges, {}, view);
const toggle = (of: typeof sailing) =>
  page.getByRole('button', { name: new RegExp(`^${sailingCopy.sailings.charges}.*${of.vessel}`) });
const block = (code: '1' | '2') => page.getByRole('table', { name: sailingCopy.fees.block[code] });

describe('the charge detail of a sailing', () => {
  test('is fetched when it is opened; of all rows at most one is open, the last one wins', async () => {
    const { asked } = at();
    expect(asked.fetchDetail).toBeUndefined();
    await toggle(sailing).click();
    await toggle(laterSailing).click();
    expect(asked.fetchDetail?.map(({ input }) => input)).toMatchObject([{ id: 'S1' }, { id: 'S2' }]);
    asked.fetchDetail?.at(0)?.answer(tariff);
    await settled();
    await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(toggle(laterSailing)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('码头操作费')).not.toBeInTheDocument();
    asked.fetchDetail?.at(1)?.answer(tariff);
    await settled();
    await expect.element(page.getByText('码头操作费')).toBeVisible();
  });

  test('is grouped by currency; what is not included is said', async () => {
    draw(
      <ChargeDetail
        actor={frozen(charges, { value: 'open', context: { id: 'S1', value: tariff } })}
        isDanger
        onExport={() => {}}
      />,
    );
    await expect.element(block('2')).toHaveTextContent('海运费');
    await expect.element(block('2')).toHaveTextContent('$1,450.00');
    await expect.element(block('1')).toHaveTextContent('码头操作费');
    await expect.element(block('1')).toHaveTextContent('¥825.00');
    await expect.element(page.getByText('目的港本地费、目的港关税')).toBeVisible();
  });

  test('a refusal is told in the service’s words', async () => {
    const { asked } = at();
    await toggle(sailing).click();
    asked.fetchDetail?.at(-1)?.fail(new Refusal(codes.sailingClosed, '该航次已停止接载'));
    await settled();
    await expect.element(page.getByText('该航次已停止接载')).toBeVisible();
  });
});

describe('every path through the view', () => {
  const paths = pathsOf(charges, {
    inputs: { closed: {}, 'asked for': { id: 'S1' }, ahead: { id: 'S1', ahead: tariff } },
    samples: [{ type: 'detail.opened', id: 'S1' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
    outcomes: { fetchDetail: { done: [tariff] } },
    // the button of the row that is open closes it
    possible: ({ type }, { id }) => type !== 'detail.opened' || id === '',
  });

  test('the paths', () => {
    expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "closed: detail.opened (S1) → detail.closed → closed",
        "closed: detail.opened (S1) → fetchDetail answers → detail.closed → closed",
        "closed: detail.opened (S1) → fetchDetail fails → retry.requested → fetching",
        "closed: detail.opened (S1) → fetchDetail fails → detail.closed → closed",
        "asked for: fetching",
        "ahead: open",
      ]
    `);
  });

  test.each(titled(paths))('%s', async (_, path) => {
    await walk(charges, path, {
      view,
      gestures: {
        'detail.opened': () => toggle(sailing).click(),
        'detail.closed': () => toggle(sailing).click(),
        'retry.requested': () => page.getByRole('button', { name: copy.retry }).click(),
      },
      see: async (state) => {
        const isClosed = state.matches('closed');
        await expect.element(toggle(sailing)).toHaveAttribute('aria-expanded', String(!isClosed));
        expect(page.getByText('码头操作费').elements().length).toBe(state.matches('open') ? 1 : 0);
        expect(page.getByText(sailingCopy.charges.failed).elements().length).toBe(state.matches('failed') ? 1 : 0);
      },
    });
  });
});
