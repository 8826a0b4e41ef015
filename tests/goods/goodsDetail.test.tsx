import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Quote } from '#contract/services/quote.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { GoodsFreight } from '#src/features/goods/GoodsFreight.tsx';
import { goodsMessages as messages } from '#src/features/goods/messages.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import model from '#stories/tooling/models/GoodsDetail.tsx';
import { render } from '#tests/support/render.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

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

walkEvery(model, (state) => {
  expect(page.getByText(messages.fetching).elements().length).toBe(state.matches('fetching') ? 1 : 0);
  expect(page.getByRole('heading', { level: 1 }).elements().length).toBe(state.matches('open') ? 1 : 0);
  expect(page.getByText(messages.detailFailed).elements().length).toBe(state.matches('failed') ? 1 : 0);
});
