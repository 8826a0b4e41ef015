import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { GoodsFreight } from '#src/features/goods/GoodsFreight.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import { goodsMessages as messages, goodsPageMessages } from '#src/features/goods/messages.ts';
import { preparePageCode, ShareAside } from '#src/features/goods/parts/ShareAside.tsx';
import { Procurement } from '#src/features/goods/pages/Procurement.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants, isopropanol } from '#stories/goods/goodsSamples.ts';
import model from '#stories/tooling/models/GoodsDetail.tsx';
import { render } from '#tests/support/render.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const { machine: detail } = model;
const open = (value: GoodsItem | null) => frozen(detail, { value: 'open', context: { id: 'G101', value } });
const nothing = () => {};

describe('one product', () => {
  test('its documents are downloaded, and say what they are', async () => {
    const wanted: string[] = [];
    render(
      <GoodsDetail
        actor={open(isopropanol)}
        constants={constants}
        onDocument={({ id }, kind) => wanted.push(`${kind} ${id}`)}
      />,
    );
    for (const name of Object.values(messages.documents.kinds)) await page.getByRole('button', { name }).click();
    expect(wanted).toEqual(['SDS G101', 'TDS G101', 'COA G101']);
    await expect.element(page.getByText(messages.documents.note)).toBeVisible();
  });
});

const truck = (place: string, amount: number) => ({
  code: 'TRUCK',
  currency: '1',
  condition: `deliveryTo.${place}`,
  amount,
});

test('the freight of goods is that of a truck to the chosen place, the cheapest first', async () => {
  const loading = { code: 'LOAD', currency: '1', condition: 'deliveryTo.pickup', amount: 20_00 };
  const deliveryTo = ['pickup', 'A', 'B'].map((value) => ({ value, labelZh: `送到${value}` }));
  const value = {
    choices: { deliveryTo },
    tariff: [loading, truck('A', 900_00), truck('B', 700_00)],
  } as unknown as Quote;
  render(
    <GoodsFreight
      actor={frozen(detailMachineOf<Quote>('goodsFreight'), { value: 'open', context: { id: '', value } })}
    />,
  );
  await expect.element(page.getByText('¥700.00')).toBeVisible();
  await page.getByRole('combobox', { name: messages.freight.choose }).selectOptions('A');
  await expect.element(page.getByText('¥900.00')).toBeVisible();
  expect(page.getByRole('option').all()).toHaveLength(2);
});

const shareWords = goodsPageMessages.procurement;
const shared = (value: GoodsItem | null, onShare = nothing, onPrint = nothing) => (
  <Procurement
    goods={open(value)}
    constants={constants}
    variant="share"
    hotline="400-000-0000"
    onDocument={nothing}
    renderAside={({ nameZh }) => (
      <ShareAside
        name={nameZh}
        address="https://site.invalid/procurement/mobile/G101"
        hotline="400-000-0000"
        onShare={onShare}
        onPrint={onPrint}
      />
    )}
    renderEnquiry={({ nameZh }) => <p>询价：{nameZh}</p>}
  />
);

describe('a product’s own page', () => {
  test('is shared by its code, its link and in print', async () => {
    await preparePageCode();
    const done: string[] = [];
    render(
      shared(
        isopropanol,
        () => done.push('shared'),
        () => done.push('printed'),
      ),
    );
    await expect.element(page.getByRole('img', { name: shareWords.codeOf('异丙醇') })).toBeVisible();
    await page.getByRole('button', { name: shareWords.share }).click();
    await page.getByRole('button', { name: shareWords.print }).click();
    expect(done).toEqual(['shared', 'printed']);
    await expect.element(page.getByText('询价：异丙醇')).toBeVisible();
    expect(document.title).toBe(`异丙醇 · ${shareWords.title} · ${uiMessages.brand}`);
  });
});

walkEvery(model, (state) => {
  expect(page.getByText(messages.fetching).elements().length).toBe(state.matches('fetching') ? 1 : 0);
  expect(page.getByRole('heading', { level: 1 }).elements().length).toBe(state.matches('open') ? 1 : 0);
  expect(page.getByText(messages.detailFailed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
